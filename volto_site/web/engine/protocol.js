/**
 * The commands of the core. Made from volto_core/page/commands.py by
 * `python -m volto_site protocol`: edit the table, not this file.
 */

/** @typedef {"1" | "2" | "everyone" | "nobody" | "mover"} Viewer */
/** @typedef {{ do: "load", suspects?: boolean, played?: boolean, position?: string, moves?: string[], viewer?: Viewer, task?: string, puzzle?: string, match?: Record<string, string>, shared?: Record<string, string>, post?: Record<string, string>, deal?: true, seed?: true | string, ivory?: string, night?: string, key?: string, file?: number, ticket?: string }} LoadRequest */
/** @typedef {{ do: "play", suspects?: boolean, played?: boolean, move: string }} PlayRequest */
/** @typedef {{ do: "reply", suspects?: boolean, played?: boolean, move: string }} ReplyRequest */
/** @typedef {{ do: "answer", suspects?: boolean, played?: boolean }} AnswerRequest */
/** @typedef {{ do: "undo", suspects?: boolean, played?: boolean }} UndoRequest */
/** @typedef {{ do: "redo", suspects?: boolean, played?: boolean }} RedoRequest */
/** @typedef {{ do: "reset", suspects?: boolean, played?: boolean, deal?: true, ticket?: string }} ResetRequest */
/** @typedef {{ do: "see", suspects?: boolean, played?: boolean, viewer: Viewer }} SeeRequest */
/** @typedef {{ do: "point", suspects?: boolean, played?: boolean, square: string }} PointRequest */
/** @typedef {{ do: "compare", suspects?: boolean, played?: boolean, notes: Record<string, string> }} CompareRequest */
/** @typedef {{ do: "hint", suspects?: boolean, played?: boolean }} HintRequest */
/** @typedef {{ do: "free", suspects?: boolean, played?: boolean }} FreeRequest */
/** @typedef {{ do: "go", suspects?: boolean, played?: boolean, to: string }} GoRequest */
/** @typedef {{ do: "aid", suspects?: boolean, played?: boolean }} AidRequest */
/** @typedef {{ do: "name", suspects?: boolean, played?: boolean, kinds: string }} NameRequest */
/** @typedef {{ do: "give-up", suspects?: boolean, played?: boolean }} GiveUpRequest */
/** @typedef {{ do: "refute", suspects?: boolean, played?: boolean, to: string }} RefuteRequest */
/** @typedef {{ do: "look", suspects?: boolean, played?: boolean, to: string }} LookRequest */
/** @typedef {{ do: "plan", suspects?: boolean, played?: boolean, line: string[] }} PlanRequest */
/** @typedef {{ do: "resign", suspects?: boolean, played?: boolean }} ResignRequest */
/** @typedef {{ do: "receive", suspects?: boolean, played?: boolean, letter: string }} ReceiveRequest */
/** @typedef {{ do: "state", suspects?: boolean, played?: boolean }} StateRequest */
/** @typedef {{ do: "line" }} LineRequest */
/** @typedef {{ do: "present" }} PresentRequest */
/** @typedef {{ do: "record", tags?: Record<string, string> }} RecordRequest */
/** @typedef {{ do: "secret" }} SecretRequest */
/** @typedef {{ do: "chances" }} ChancesRequest */
/** @typedef {{ do: "review", turn: string }} ReviewRequest */
/** @typedef {{ do: "moments" }} MomentsRequest */
/** @typedef {LoadRequest | PlayRequest | ReplyRequest | AnswerRequest | UndoRequest | RedoRequest | ResetRequest | SeeRequest | PointRequest | CompareRequest | HintRequest | FreeRequest | GoRequest | AidRequest | NameRequest | GiveUpRequest | RefuteRequest | LookRequest | PlanRequest | ResignRequest | ReceiveRequest | StateRequest | LineRequest | PresentRequest | RecordRequest | SecretRequest | ChancesRequest | ReviewRequest | MomentsRequest} BoardRequest without the name of its board */
/** @typedef {{ do: "examine", position: string }} ExamineRequest */
/** @typedef {{ do: "setup", position: string, player?: string }} SetupRequest */
/** @typedef {{ do: "read-setup", text: string, player?: string }} ReadSetupRequest */
/** @typedef {{ do: "shuffle", number: string, player?: string }} ShuffleRequest */
/** @typedef {{ do: "mirror", position: string }} MirrorRequest */
/** @typedef {{ do: "read", record: string }} ReadRequest */
/** @typedef {{ do: "conceal", ivory?: string, night?: string, ticket?: string }} ConcealRequest */
/** @typedef {{ do: "letter", text: string }} LetterRequest */
/** @typedef {ExamineRequest | SetupRequest | ReadSetupRequest | ShuffleRequest | MirrorRequest | ReadRequest | ConcealRequest | LetterRequest} Question to the core, about no board */
/** @typedef {(BoardRequest & { board: string }) | Question} Request */

/** What puts something else on a board. */
export const LOADS = new Set(["load"]);

/** What changes a board; everything else only asks. */
export const CHANGES = new Set([
  "play",
  "reply",
  "answer",
  "undo",
  "redo",
  "reset",
  "see",
  "point",
  "compare",
  "hint",
  "free",
  "go",
  "aid",
  "name",
  "give-up",
  "refute",
  "look",
  "plan",
  "resign",
  "receive",
]);

/**
 * The fields that no page may hold: the worker keeps them under a ticket.
 *
 * @type {Record<string, string[]>}
 */
export const SECRETS = {
  load: ["deal", "seed", "ivory", "night"],
  reset: ["deal"],
  conceal: ["ivory", "night"],
};

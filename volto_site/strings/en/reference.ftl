### The pages made by the program, and the links under each rule.

links-title = Related to this rule
links-examples = Examples:
links-related = Related rules:
links-questions = Questions:
links-cases = { $count ->
    [one] { $count } case illustrates this rule
   *[other] { $count } cases illustrate this rule
}

cases-title = The cases
cases-heading = The cases that illustrate the rules
cases-description = A small position for every point of the rules of VOLTO: what is allowed or not, what follows, and by which rule.
cases-intro = A case is a small position that illustrates a rule. The program plays all of them again whenever the site changes. All masks are revealed here, except where we compare what each player sees.

case-caption-played = { $count ->
    [one] The position at the start. The arrow shows the move played.
   *[other] The position at the start. The arrows show the moves played.
}
case-caption-refused = The position at the start. The arrow shows the move that is not allowed.
case-caption-still = The position at the start, without a move.
case-caption-seen = { $viewer ->
    [1] What Ivory sees.
    [2] What Night sees.
   *[nobody] What a spectator sees.
}
case-move = { $player ->
    [1] { $kind ->
        [noble] Ivory’s noble moves from { $from } to { $to }.
        [advisor] Ivory’s advisor moves from { $from } to { $to }.
        [candidate] Ivory’s candidate moves from { $from } to { $to }.
        [soldier] Ivory’s soldier moves from { $from } to { $to }.
       *[lady] Ivory’s lady moves from { $from } to { $to }.
    }
   *[2] { $kind ->
        [noble] Night’s noble moves from { $from } to { $to }.
        [advisor] Night’s advisor moves from { $from } to { $to }.
        [candidate] Night’s candidate moves from { $from } to { $to }.
        [soldier] Night’s soldier moves from { $from } to { $to }.
       *[lady] Night’s lady moves from { $from } to { $to }.
    }
}
case-captured = { $kind ->
    [noble] It captures a noble there.
    [advisor] It captures an advisor there.
    [candidate] It captures the candidate there.
    [soldier] It captures the soldier there.
   *[lady] It captures a lady there, and both leave the mat.
}
case-refused = The move from { $from } to { $to } is not allowed.
case-refused-still = Staying on { $from } is not allowed.
case-goes-on = { $player ->
    [1] The game goes on, with Ivory to move.
   *[2] The game goes on, with Night to move.
}
case-won = { $winner ->
    [1] Ivory wins.
   *[2] Night wins.
}
case-drawn = The game is a draw.
case-rules = { $count ->
    [one] Rule: { $rules }
   *[other] Rules: { $rules }
}
case-also = See also: { $cases }

matrix-title = The table of rules
matrix-heading = The rules, and where to find them
matrix-description = Every rule of VOLTO with its pages in the four languages, its cases, its examples, its puzzles and its lessons.
matrix-intro = Every rule has a permanent id. This table, made by the program, shows where to find it. A dash means that there is nothing.
matrix-rule = Rule
matrix-languages = Languages
matrix-cases = Cases
matrix-examples = Examples
matrix-puzzles = Puzzles
matrix-lessons = Lessons
matrix-asked = Questions: { $lessons }
matrix-none = –
matrix-none-spoken = nothing

### Ce qui est dit dans une partie à deux sur un seul appareil.

## Avant la partie

shared-beginner-1 = Ivoire
shared-beginner-2 = Nuit
shared-beginner-chance = Au hasard
shared-seating = L’appareil
shared-seating-handed = passe de main en main
shared-seating-facing = reste à plat entre vous
shared-task-arrange = { $player ->
    [1] Ivoire, placez vos masques. Nuit regarde ailleurs.
   *[2] Nuit, placez vos masques. Ivoire regarde ailleurs.
}
shared-arranged = C’est fait
shared-hiding = Les masques sont cachés…

## Le rideau

shared-curtain = { $player ->
    [1] Quand le rideau se lèvera, seul Ivoire pourra regarder.
   *[2] Quand le rideau se lèvera, seule Nuit pourra regarder.
}
shared-task-curtain = { $player ->
    [1] Le rideau est tombé : passez l’appareil à Ivoire.
   *[2] Le rideau est tombé : passez l’appareil à Nuit.
}
shared-task-curtain-facing = { $player ->
    [1] Le rideau est tombé : c’est au tour d’Ivoire.
   *[2] Le rideau est tombé : c’est au tour de Nuit.
}
shared-hand = { $player ->
    [1] Ivoire peut lever le rideau quand Nuit ne regarde plus.
   *[2] Nuit peut lever le rideau quand Ivoire ne regarde plus.
}
shared-lift = { $player ->
    [1] Je suis Ivoire : lever le rideau
   *[2] Je suis Nuit : lever le rideau
}
shared-hand-over = { $player ->
    [1] Passer à Ivoire
   *[2] Passer à Nuit
}
shared-hand-over-facing = { $player ->
    [1] Rideau : au tour d’Ivoire
   *[2] Rideau : au tour de Nuit
}
shared-cover = Baisser le rideau

## La partie

shared-task-turn = { $player ->
    [1] Au tour d’Ivoire. Nuit regarde ailleurs.
   *[2] Au tour de Nuit. Ivoire regarde ailleurs.
}
shared-task-moved = { $player ->
    [1] Ivoire a joué. Voyez ce qui s’est passé, puis passez l’appareil.
   *[2] Nuit a joué. Voyez ce qui s’est passé, puis passez l’appareil.
}
shared-task-moved-facing = { $player ->
    [1] Ivoire a joué. Voyez ce qui s’est passé, puis baissez le rideau.
   *[2] Nuit a joué. Voyez ce qui s’est passé, puis baissez le rideau.
}
shared-hint = { $player ->
    [1] Le tapis tel qu’Ivoire le voit.
   *[2] Le tapis tel que Nuit le voit.
}
shared-task-over = La partie est finie. Tous les masques sont découverts.
shared-other = Changer d’adversaire
shared-lost = Ce navigateur n’a plus les deux mises en place : cette partie ne peut pas continuer. Commencez-en une autre.

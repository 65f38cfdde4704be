### O que se diz quando falta a rede, quando sai uma versão, quando o site se instala.

offline-title = Esta página não está disponível de momento
offline-why = Sem ligação, só abrem as páginas já guardadas no teu aparelho. Se acabou de sair uma nova versão do site, recarrega a página daqui a um instante.
offline-home = Ir para a página inicial em português

offline-update = Nova versão
offline-update-ready = Está pronta uma nova versão do site. As páginas deste site que tens abertas vão ser recarregadas; o teu progresso mantém-se.
offline-update-accept = Recarregar
offline-update-later = Mais tarde

offline-app-name = VOLTO, as regras do jogo
offline-app-about = Aprender VOLTO, o jogo de identidades escondidas para dois, e encontrar cada regra, mesmo sem ligação.

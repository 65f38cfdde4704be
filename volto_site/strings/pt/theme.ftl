### O que diz a moldura das páginas: cabeçalho, pesquisa, línguas, rodapé.

theme-menu = Menu das páginas
theme-pages = Páginas
theme-contents = Nesta página
theme-footer = Rodapé
theme-languages = Língua
theme-to-dark = Mudar para o aspeto escuro
theme-to-light = Mudar para o aspeto claro
theme-turn = Página anterior e página seguinte
theme-previous = Página anterior
theme-next = Página seguinte

theme-search = Pesquisar
theme-search-placeholder = Uma regra, uma palavra, uma pergunta…
theme-search-close = Fechar a pesquisa
theme-search-results = Resultados
theme-search-hint = ↑ ↓ para escolher, Enter para abrir, Esc para fechar.
theme-search-loading = A preparar a pesquisa…
theme-search-failed = Não foi possível carregar a pesquisa. Recarrega a página ou usa o menu.
theme-search-one = 1 resultado
# # fica no lugar do número, que o navegador põe.
theme-search-other = { $count } resultados
theme-search-none = Nenhum resultado. Tenta uma palavra mais curta ou mais corrente.

theme-suggestion = Esta página também existe em português.
theme-suggestion-accept = Ler em português
theme-suggestion-decline = Agora não

theme-lost = Esta página não existe
theme-lost-why = Talvez o endereço tenha mudado, ou uma máscara tenha levado a página consigo.
theme-lost-home = Voltar à página inicial em português

theme-unofficial = Site não oficial. VOLTO é um jogo de Yusuke Emi, publicado pela Blue Orange. Volto e Blue Orange são marcas da Blue Orange Edition.
theme-licence = Textos e desenhos: The VOLTO reference authors, CC BY 4.0.

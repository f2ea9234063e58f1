import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";
import { STORED_KEYS } from "./stored-keys";

/** No cookie but those of a sign-in, and what the browser keeps instead, key by key. */
export function CookiesPage() {
	return (
		<Article page={STATIC_PAGES.cookies}>
			<ArticleSection title="Aucun cookie de suivi">
				<p>
					La boutique ne mesure pas votre navigation et n'affiche pas de publicité : elle n'a donc pas de bandeau à vous
					faire accepter. Ses seuls cookies servent à vous connecter et disparaissent en dix minutes : la page à
					retrouver ensuite et, avec Google, ce qui lie la connexion à votre navigateur.
				</p>
			</ArticleSection>
			<ArticleSection title="Ce que garde votre navigateur">
				<p>
					Pour fonctionner, la boutique range dans votre navigateur, et seulement là, ce qui suit. Effacer les données
					du site dans votre navigateur supprime tout.
				</p>
				<table className="w-full border-collapse text-sm">
					<caption className="sr-only">Données gardées dans le navigateur</caption>
					<thead className="bg-creme text-left text-prune">
						<tr>
							<th scope="col" className="px-3 py-2.5 font-semibold">
								Donnée
							</th>
							<th scope="col" className="px-3 py-2.5 font-semibold">
								Durée
							</th>
						</tr>
					</thead>
					<tbody>
						{STORED_KEYS.map(({ key, purpose, until }) => (
							<tr key={key} className="border-b border-trait align-top">
								<th scope="row" className="px-3 py-2.5 text-left font-normal">
									{purpose}
									<code className="mt-0.5 block text-xs break-all text-prune">{key}</code>
								</th>
								<td className="px-3 py-2.5">{until}</td>
							</tr>
						))}
					</tbody>
				</table>
			</ArticleSection>
		</Article>
	);
}

import { serverApi } from "@/lib/server-api";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";
import { STORED_KEYS, STRIPE_COOKIES, type StoredKey } from "./stored-keys";

/** Lists the cookies of sign-in and Stripe, and the browser storage, key by key. */
export async function CookiesPage() {
	const settings = await serverApi.settings();
	// Named also when the shop cannot be asked: better a cookie too many than one unsaid.
	const mayTakeCards = !settings.ok || settings.data.paymentsMode === "stripe";
	return (
		<Article page={STATIC_PAGES.cookies}>
			<ArticleSection title="Aucun cookie de suivi">
				<p>
					La boutique ne mesure pas votre navigation et n'affiche pas de publicité : elle n'a donc pas de bandeau à vous
					faire accepter. Ses propres cookies servent à vous connecter et disparaissent en dix minutes : la page à
					retrouver ensuite et, avec Google, ce qui lie la connexion à votre navigateur.
				</p>
			</ArticleSection>
			<ArticleSection title="Ce que garde votre navigateur">
				<p>
					Pour fonctionner, la boutique range dans votre navigateur, et seulement là, ce qui suit. Effacer les données
					du site dans votre navigateur supprime tout.
				</p>
				<StorageTable caption="Données gardées dans le navigateur" head="Donnée" rows={STORED_KEYS} />
			</ArticleSection>
			{mayTakeCards && (
				<ArticleSection title="Le paiement par carte">
					<p>
						Les cartes sont encaissées par Stripe. Quand le formulaire de paiement s'affiche, et pas avant, Stripe
						dépose les cookies suivants pour reconnaître les fraudes&nbsp;; le paiement par carte ne va pas sans eux.
						Stripe explique ce qu'il en fait dans{" "}
						<a href="https://stripe.com/fr/legal/cookies-policy" className="underline underline-offset-4">
							sa politique de cookies
						</a>
						.
					</p>
					<StorageTable caption="Cookies de Stripe" head="Cookie" rows={STRIPE_COOKIES} />
				</ArticleSection>
			)}
		</Article>
	);
}

function StorageTable({ caption, head, rows }: { caption: string; head: string; rows: readonly StoredKey[] }) {
	return (
		<table className="w-full border-collapse text-sm">
			<caption className="sr-only">{caption}</caption>
			<thead className="bg-creme text-left text-prune">
				<tr>
					<th scope="col" className="px-3 py-2.5 font-semibold">
						{head}
					</th>
					<th scope="col" className="px-3 py-2.5 font-semibold">
						Durée
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, purpose, until }) => (
					<tr key={key} className="border-b border-trait align-top">
						<th scope="row" className="px-3 py-2.5 text-left font-normal">
							{purpose}
							<code className="mt-0.5 block text-xs wrap-anywhere text-prune">{key}</code>
						</th>
						<td className="px-3 py-2.5">{until}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

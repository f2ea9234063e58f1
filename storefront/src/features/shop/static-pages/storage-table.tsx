import { STORED_KEYS, STRIPE_COOKIES, type StoredKey } from "./stored-keys";

/** What the shop stores in the browser, key by key. */
export const StoredKeys = () => (
	<StorageTable caption="Données gardées dans le navigateur" head="Donnée" rows={STORED_KEYS} />
);

/** What Stripe stores there, where it takes the cards. */
export function CardCookies() {
	return (
		<>
			<p>
				Les cartes sont encaissées par Stripe. Quand le formulaire de paiement s'affiche, et pas avant, Stripe dépose
				les cookies suivants pour reconnaître les fraudes&nbsp;; le paiement par carte ne va pas sans eux. Stripe
				explique ce qu'il en fait dans{" "}
				<a href="https://stripe.com/fr/legal/cookies-policy" className="underline underline-offset-4">
					sa politique de cookies
				</a>
				.
			</p>
			<StorageTable caption="Cookies de Stripe" head="Cookie" rows={STRIPE_COOKIES} />
		</>
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

import type { CustomerDetail } from "@confiserie/domain/contract/personal-data";
import { formatDate, formatDateTime, formatEuros } from "@confiserie/domain/format";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/order-status";
import { SmallCard } from "@/features/admin-shell";
import { DownloadPaper, staffsPaper } from "@/features/invoices";
import { Link } from "@/ui/link";

const PERMISSIONS = {
	BY_CODE: "avec un code commercial",
	ALLOWED: "toujours accordé",
	REFUSED: "refusé",
} satisfies Record<CustomerDetail["depositPermission"], string>;
const LINK = "inline-flex min-h-9 items-center font-semibold text-framboise underline underline-offset-4";

/** What is known of a customer, a part a card. */
export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
	const { account, business, company, addresses, orders, papers, commercialCodes, depositPermission } = customer;
	const balance = orders.reduce((sum, order) => sum + order.balance, 0);
	const hasCode = commercialCodes.some(({ revokedAt }) => revokedAt === null);
	return (
		<div className="grid gap-3 lg:grid-cols-2">
			<SmallCard title="Coordonnées">
				<p className="wrap-anywhere">{account.email}</p>
				<p>{account.phoneNumber}</p>
				<p className="text-sm text-prune">
					{`Client depuis le ${formatDate(account.createdAt)}, `}
					{account.signedInAt ? `dernière connexion le ${formatDateTime(account.signedInAt)}` : "jamais connecté"}
				</p>
				{business && <p>{[business.company, business.registration, business.vatNumber].filter(Boolean).join(" · ")}</p>}
				{company && (
					<Link href={`/admin/companies/${encodeURIComponent(company.id)}`} className={LINK}>
						Fiche de l'entreprise
					</Link>
				)}
			</SmallCard>
			<SmallCard title="Paiement">
				<p>
					Solde dû : <strong>{formatEuros(balance)}</strong>
				</p>
				<p>{`Code commercial : ${hasCode ? "en vigueur" : "aucun"} · acompte ${PERMISSIONS[depositPermission]}`}</p>
				<Link href="/admin/codes" className={LINK}>
					Codes et droits à l'acompte
				</Link>
			</SmallCard>
			<SmallCard title={`Commandes (${orders.length})`}>
				{orders.length === 0 && <p className="text-prune">Aucune commande.</p>}
				<ul>
					{orders.map((order) => (
						<li key={order.orderNumber} className="flex flex-wrap items-center justify-between gap-x-3">
							<Link href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`} className={LINK}>
								{order.orderNumber}
							</Link>
							<span className="text-sm">{`${formatDate(order.placedAt)} · ${statusLabel(order.status)} · ${formatEuros(order.total)}`}</span>
						</li>
					))}
				</ul>
			</SmallCard>
			<SmallCard title={`Factures et avoirs (${papers.length})`}>
				{papers.length === 0 && <p className="text-prune">Aucune facture.</p>}
				<ul className="flex flex-col gap-1">
					{papers.map(({ number, issuedOn }) => (
						<li key={number} className="flex items-center justify-between gap-3">
							<span>{`${number}, ${formatDate(issuedOn)}`}</span>
							<DownloadPaper file={staffsPaper} paper={{ number, label: "la pièce" }} />
						</li>
					))}
				</ul>
			</SmallCard>
			<SmallCard title={`Adresses (${addresses.length})`}>
				{addresses.length === 0 && <p className="text-prune">Aucune adresse.</p>}
				<ul>
					{addresses.map(({ street, postalCode, city, country, isDefault }) => (
						<li key={`${street} ${postalCode} ${city}`}>
							{`${street}, ${postalCode} ${city}, ${country}${isDefault ? " (par défaut)" : ""}`}
						</li>
					))}
				</ul>
			</SmallCard>
		</div>
	);
}

function statusLabel(status: string): string {
	const known = ORDER_STATUSES.find((one) => one === status);
	return known ? ORDER_STATUS[known].label : status;
}

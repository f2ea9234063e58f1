import type { CustomerDetail } from "@confiserie/domain/contract/personal-data";
import { formatDate, formatDateTime, formatEuros } from "@confiserie/domain/format";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import type { ReactNode } from "react";
import { DownloadInvoice, staffsBillingDocument } from "@/features/account/invoices";
import { TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { SmallCard } from "@/features/admin/shell";
import { Link } from "@/ui/link";

const PERMISSIONS = {
	BY_CODE: "avec un code commercial",
	ALLOWED: "toujours accordé",
	REFUSED: "refusé",
} satisfies Record<CustomerDetail["depositPermission"], string>;
const LINK = "inline-flex min-h-9 items-center font-semibold text-framboise underline underline-offset-4";

const TABS = [
	{ id: "fiche", label: "Fiche" },
	{ id: "commandes", label: "Commandes" },
	{ id: "factures", label: "Factures et avoirs" },
] as const;

/** What is known of a customer. @param children what staff add to it */
export function CustomerTabs({ customer, children }: { customer: CustomerDetail; children: ReactNode }) {
	const { account, business, company, addresses, orders, documents, commercialCodes, depositPermission } = customer;
	const [shown, show] = useTab(TABS);
	const balance = orders.reduce((sum, order) => sum + order.balance, 0);
	const hasCode = commercialCodes.some(({ revokedAt }) => revokedAt === null);
	return (
		<Tabs label="Client" tabs={TABS} shown={shown} onShow={show}>
			<TabPanel id="fiche">
				<div className="grid items-start gap-3 lg:grid-cols-2">
					<SmallCard title="Coordonnées">
						<p className="wrap-anywhere">{account.email}</p>
						<p>{account.phoneNumber}</p>
						<p className="text-sm text-prune">
							{`Client depuis le ${formatDate(account.createdAt)}, `}
							{account.signedInAt ? `dernière connexion le ${formatDateTime(account.signedInAt)}` : "jamais connecté"}
						</p>
						{business && (
							<p>{[business.company, business.registration, business.vatNumber].filter(Boolean).join(" · ")}</p>
						)}
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
				{children}
			</TabPanel>
			<TabPanel id="commandes">
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
			</TabPanel>
			<TabPanel id="factures">
				<SmallCard title={`Factures et avoirs (${documents.length})`}>
					{documents.length === 0 && <p className="text-prune">Aucune facture.</p>}
					<ul className="flex flex-col gap-1">
						{documents.map(({ number, issuedOn }) => (
							<li key={number} className="flex items-center justify-between gap-3">
								<span>{`${number}, ${formatDate(issuedOn)}`}</span>
								<DownloadInvoice file={staffsBillingDocument} document={{ number, label: "la pièce" }} />
							</li>
						))}
					</ul>
				</SmallCard>
			</TabPanel>
		</Tabs>
	);
}

function statusLabel(status: string): string {
	const known = ORDER_STATUSES.find((one) => one === status);
	return known ? ORDER_STATUS[known].label : status;
}

import { formatIban } from "@confiserie/domain/business/iban";
import type { Statement } from "@confiserie/domain/contract/statements";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { SaveButton } from "@/features/account/invoices";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";

interface StatementSectionProps {
	statement: Statement;
	/** The page of an order. */
	orderPath: (orderNumber: string) => string;
	fetchFile: () => Promise<Blob>;
}

/** What a company owes: unpaid invoices with how late they are, accepted orders, and where to transfer to. */
export function StatementSection(props: StatementSectionProps) {
	return (
		<section
			aria-labelledby="statement"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2 id="statement" className="display text-xl">
					Relevé de compte
				</h2>
				<SaveButton
					fetchFile={props.fetchFile}
					name={`releve-${props.statement.asOf}.pdf`}
					label="Télécharger le relevé de compte en PDF"
				>
					PDF
				</SaveButton>
			</div>
			<Content {...props} />
		</section>
	);
}

function Content({ statement, orderPath }: Omit<StatementSectionProps, "fetchFile">) {
	const { asOf, invoices, orders, outstanding, overdue, isBlocked, iban, bic } = statement;
	return (
		<>
			<p>
				{`Au ${formatDate(asOf)}\u00a0: ${formatEuros(outstanding)} à régler`}
				{overdue > 0 && `, dont ${formatEuros(overdue)} en retard`}.
			</p>
			{isBlocked && (
				<Banner tone="warning" title="Paiement à 30 jours suspendu">
					Une facture a plus de trente jours de retard. Son règlement rouvre le paiement à 30 jours.
				</Banner>
			)}
			{invoices.length > 0 && (
				<ul aria-label="Factures à régler" className="divide-y divide-trait">
					{invoices.map((invoice) => (
						<li key={invoice.number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
							<div className="min-w-0">
								<p className="font-semibold">
									<Link href={orderPath(invoice.orderNumber)} className="underline-offset-4 hover:underline">
										{`Facture ${invoice.number}`}
									</Link>
								</p>
								<p className="text-sm text-prune">
									{`Du ${formatDate(invoice.issuedOn)}, à régler le ${formatDate(invoice.dueOn)}`}
									{invoice.reminders > 0 && ` · ${formatCount(invoice.reminders, "rappel")}`}
								</p>
							</div>
							<p className="flex items-center gap-3">
								{invoice.daysLate > 0 && (
									<Badge tone="danger">{`${formatCount(invoice.daysLate, "jour")} de retard`}</Badge>
								)}
								<span className="font-bold whitespace-nowrap">{formatEuros(invoice.open)}</span>
							</p>
						</li>
					))}
				</ul>
			)}
			{orders.length > 0 && (
				<ul aria-label="Commandes acceptées, pas encore facturées" className="divide-y divide-trait">
					{orders.map(({ orderNumber, placedOn, open }) => (
						<li key={orderNumber} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
							<p>
								<Link href={orderPath(orderNumber)} className="font-semibold underline-offset-4 hover:underline">
									{`Commande ${orderNumber}`}
								</Link>
								<span className="text-sm text-prune">{` du ${formatDate(placedOn)}, pas encore facturée`}</span>
							</p>
							<span className="font-bold whitespace-nowrap">{formatEuros(open)}</span>
						</li>
					))}
				</ul>
			)}
			{outstanding > 0 && iban && (
				<p className="text-sm text-prune">
					{`Par virement\u00a0: IBAN ${formatIban(iban)}`}
					{bic && `, BIC ${bic}`}
					{", avec le numéro de la facture. Chaque facture porte un code QR que votre application bancaire lit."}
				</p>
			)}
		</>
	);
}

import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";

/** Accounts that hold much stock without paying. Nothing while there is none. */
export function UnpaidHolds({ holds }: { holds: Dashboard["unpaidHolds"] }) {
	if (holds.length === 0) return null;
	return (
		<Banner tone="warning" title="Stock réservé sans paiement">
			<p>Ces comptes gardent beaucoup de cartons sans les payer, ou ont voulu en garder plus que permis.</p>
			<ul className="mt-2 flex flex-col gap-1.5">
				{holds.map((hold) => (
					<li key={`${hold.customerId} ${hold.productId}`}>
						<Link
							href={`/admin/orders?search=${encodeURIComponent(hold.customerEmail)}`}
							className="font-semibold wrap-anywhere underline underline-offset-4"
						>
							{hold.customerEmail}
						</Link>
						{` (${hold.customerName})\u00a0: ${hold.productName}, ${facts(hold)}`}
					</li>
				))}
			</ul>
		</Banner>
	);
}

function facts({ boxes, refusals, at }: Dashboard["unpaidHolds"][number]): string {
	const held = boxes > 0 ? formatCount(boxes, "carton non payé", "cartons non payés") : "plus rien de réservé";
	const refused = refusals > 0 ? `, ${formatInteger(refusals)} refus` : "";
	return `${held}${refused}, le ${formatDateTime(at)}`;
}

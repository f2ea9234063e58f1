import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatDateTime, formatInteger } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";

/** Accounts that hold much stock without paying. Nothing while there is none. */
export function UnpaidHolds({ holds }: { holds: Dashboard["unpaidHolds"] }) {
	if (holds.length === 0) return null;
	return (
		<Banner tone="warning" title="Stock réservé sans paiement">
			<p>Ces comptes gardent beaucoup de stock sans le payer, ou ont voulu en garder plus que permis.</p>
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

function facts({ boxes, refusals, at, ...of }: Dashboard["unpaidHolds"][number]): string {
	const held = boxes > 0 ? `${formatBoxes(boxes, of)} sans paiement` : "plus rien de réservé";
	const refused = refusals > 0 ? `, ${formatInteger(refusals)} refus` : "";
	return `${held}${refused}, le ${formatDateTime(at)}`;
}

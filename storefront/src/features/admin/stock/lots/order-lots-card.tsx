import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { Card } from "@/features/admin/shell";
import { Link } from "@/ui/link";

/** The lots that left with an order. Nothing for orders whose lots are not known. */
export function OrderLots({ order }: { order: Pick<AdminOrderDetail, "items" | "lots"> }) {
	const shipped = order.lots.filter(({ state }) => state === "SHIPPED");
	if (shipped.length === 0) return null;
	const lineOf = (lot: (typeof shipped)[number]) => order.items.find(({ id }) => id === lot.lineId) ?? null;
	return (
		<Card title="Lots expédiés">
			<ul className="divide-y divide-trait">
				{shipped.map((lot) => (
					<li key={`${lot.lineId} ${lot.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<p className="min-w-40 flex-1 wrap-anywhere">
							<span className="font-semibold">{lineOf(lot)?.productName}</span>
							<Link
								href={`/admin/recalls?lot=${encodeURIComponent(lot.id)}`}
								className="block text-sm text-framboise-fonce underline underline-offset-4"
							>
								{lotWords(lot)}
							</Link>
						</p>
						<span className="text-right">
							<span className="font-bold whitespace-nowrap">{formatBoxes(lot.boxes, lineOf(lot))}</span>
							{lot.returned > 0 && <span className="block text-sm">{`dont ${lot.returned} de retour`}</span>}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

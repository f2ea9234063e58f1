import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { formatDateTime, formatInteger } from "@confiserie/domain/format";
import { packedLines, packingWords } from "@confiserie/domain/packing";
import { BRAND } from "@/config/brand";
import { GoodsPapers } from "@/features/invoices";
import { Card } from "./card";
import { UnpaidMark } from "./unpaid-mark";

/** What to take from the shelves, in pallets, layers and boxes; boxes refunded before shipping are left out. */
export function PickingList({ order }: { order: AdminOrderDetail }) {
	return (
		<Card title="Préparation">
			<UnpaidMark order={order} className="mb-3" />
			<PickingTable order={order} />
			<GoodsPapers orderNumber={order.orderNumber} />
		</Card>
	);
}

/** The same as a sheet of paper, with a box to tick off each line; on screen it does not exist. */
export function PickingSheet({ order }: { order: AdminOrderDetail }) {
	return (
		<article className="hidden print:block">
			<p className="display text-2xl">{BRAND.name}</p>
			<p className="mt-4 text-xl font-bold">{`Bon de préparation, commande ${order.orderNumber}`}</p>
			<p>{`Passée le ${formatDateTime(order.createdAt)}`}</p>
			<UnpaidMark order={order} />
			<p className="my-4">
				{`${order.customerFirstName} ${order.customerLastName}, ${order.customerPhone}`}
				<br />
				{`${order.deliveryStreet}, ${order.deliveryPostalCode} ${order.deliveryCity}, ${order.deliveryCountry}`}
			</p>
			{order.deliveryNotes && <p className="mb-4 whitespace-pre-line">{order.deliveryNotes}</p>}
			<PickingTable order={order} isForHands />
		</article>
	);
}

/** On a phone pallets, layers and boxes are below the name: three columns would push the total out of view. */
const WIDE = "max-sm:hidden print:table-cell";
const NARROW = "sm:hidden print:hidden";

function PickingTable({ order, isForHands = false }: { order: AdminOrderDetail; isForHands?: boolean }) {
	const total = order.items.reduce((sum, item) => sum + item.quantityToShip, 0);
	return (
		<table className="w-full text-left">
			<thead>
				<tr className="border-b border-bordure text-sm">
					{isForHands && <th className="w-10 py-2">Fait</th>}
					<th scope="col" className="py-2 pr-3 font-bold">
						Produit
					</th>
					{["Palettes", "Couches", "Cartons"].map((title) => (
						<th key={title} scope="col" className={`py-2 pl-3 text-right font-bold ${WIDE}`}>
							{title}
						</th>
					))}
					<th scope="col" className="py-2 pl-3 text-right font-bold">
						Total
					</th>
				</tr>
			</thead>
			<tbody>
				{packedLines(order.items).map((item) => {
					const { pallets, layers, boxes } = item.packing;
					return (
						<tr key={item.id} className="border-b border-trait break-inside-avoid">
							{isForHands && (
								<td>
									<span className="block size-5 border-2 border-encre" />
								</td>
							)}
							<th scope="row" className="py-2 pr-3 font-normal">
								<span className="font-semibold">{item.productName}</span>
								<span className="block text-sm wrap-anywhere text-prune">{item.productReference}</span>
								<span className={`block ${NARROW}`}>{packingWords(item.quantityToShip, item).join(", ")}</span>
							</th>
							{[pallets, layers, boxes].map((count, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move.
								<td key={index} className={`py-2 pl-3 text-right ${WIDE}`}>
									{count === 0 ? "–" : formatInteger(count)}
								</td>
							))}
							<td className="py-2 pl-3 text-right font-bold">{formatInteger(item.quantityToShip)}</td>
						</tr>
					);
				})}
			</tbody>
			<caption className="caption-bottom pt-2 text-right font-semibold">
				{"Cartons en tout\u00a0: "}
				<span className="font-bold">{formatInteger(total)}</span>
			</caption>
		</table>
	);
}

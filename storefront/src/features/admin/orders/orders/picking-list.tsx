import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { deliveryWords, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDateTime, formatInteger } from "@confiserie/domain/format";
import { packedLines } from "@confiserie/domain/fulfilment/packing";
import { boxesToPrepare } from "@confiserie/domain/fulfilment/picking";
import { palletPlans } from "@confiserie/domain/pallet/pallet-plan";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { BRAND } from "@/config/brand";
import { GoodsDocuments } from "@/features/account/invoices";
import { Card } from "@/features/admin/shell";
import { PackingBelow, PackingCells, PackingHeads } from "./packing-columns";
import { PalletPlans } from "./pallet-plans";
import { TakenLots } from "./picking/taken-lots";
import { UnpaidMark } from "./unpaid-mark";

/** Boxes to take from the shelves, in pallets, layers and boxes; boxes refunded before shipping are left out. */
export function PickingList({ order }: { order: AdminOrderDetail }) {
	return (
		<Card title="Préparation">
			<UnpaidMark order={order} className="mb-3" />
			<PalletPlans {...plansOf(order)} />
			<PickingTable order={order} />
			<GoodsDocuments orderNumber={order.orderNumber} />
		</Card>
	);
}

/** The same as a sheet of document, with a box to tick off each line; on screen it does not exist. */
export function PickingSheet({ order }: { order: AdminOrderDetail }) {
	return (
		<article className="hidden print:block">
			<p className="display text-2xl">{BRAND.name}</p>
			<p className="mt-4 text-xl font-bold">{`Bon de préparation, commande ${order.orderNumber}`}</p>
			<p>{`Passée le ${formatDateTime(order.createdAt)}`}</p>
			<UnpaidMark order={order} />
			<p className="my-4">
				{`${order.customerFirstName} ${order.customerLastName}, ${order.customerPhone}`}
				{!isPickup(order.delivery) && (
					<>
						<br />
						{`${order.deliveryStreet}, ${order.deliveryPostalCode} ${order.deliveryCity}, ${order.deliveryCountry}`}
					</>
				)}
			</p>
			{order.delivery && <p className="mb-2 font-semibold">{deliveryWords(order.delivery).join(" · ")}</p>}
			{order.deliveryNotes && <p className="mb-4 whitespace-pre-line">{order.deliveryNotes}</p>}
			<PalletPlans {...plansOf(order)} isForHands />
			<PickingTable order={order} isForHands />
		</article>
	);
}

/** Lines with the boxes that are to be prepared. */
function toPrepare({ status, items }: AdminOrderDetail): AdminOrderDetail["items"] {
	return items.map((item) => {
		const { quantityToShip: toShip, quantityShipped: shipped } = item;
		return { ...item, quantityToShip: boxesToPrepare(status, { toShip, shipped }) };
	});
}

const plansOf = (order: AdminOrderDetail) =>
	palletPlans(
		toPrepare(order).map((item) => ({ ...item, boxes: item.quantityToShip })),
		order.mixedPallets,
	);

function PickingTable({ order, isForHands = false }: { order: AdminOrderDetail; isForHands?: boolean }) {
	const items = toPrepare(order);
	const total = formatBoxSum(items.map((item) => ({ ...item, boxes: item.quantityToShip })));
	return (
		<table className="w-full text-left">
			<thead>
				<tr className="border-b border-bordure text-sm">
					{isForHands && <th className="w-10 py-2">Fait</th>}
					<th scope="col" className="py-2 pr-3 font-bold">
						Produit
					</th>
					<PackingHeads className="py-2 pl-3 font-bold" />
					<th scope="col" className="py-2 pl-3 text-right font-bold">
						Total
					</th>
				</tr>
			</thead>
			<tbody>
				{packedLines(items).map((item) => (
					<tr key={item.id} className="border-b border-trait break-inside-avoid">
						{isForHands && (
							<td>
								<span className="block size-5 border-2 border-encre" />
							</td>
						)}
						<th scope="row" className="py-2 pr-3 font-normal">
							<span className="font-semibold">{item.productName}</span>
							<span className="block text-sm wrap-anywhere text-prune">{item.productReference}</span>
							<PackingBelow boxes={item.quantityToShip} product={item} />
							<TakenLots lots={order.lots.filter(({ lineId }) => lineId === item.id)} of={item} />
						</th>
						<PackingCells packing={item.packing} product={item} className="py-2 pl-3" />
						<td className="py-2 pl-3 text-right font-bold">{formatInteger(item.quantityToShip)}</td>
					</tr>
				))}
			</tbody>
			<caption className="caption-bottom pt-2 text-right font-semibold">
				{"En tout\u00a0: "}
				<span className="font-bold">{total}</span>
			</caption>
		</table>
	);
}

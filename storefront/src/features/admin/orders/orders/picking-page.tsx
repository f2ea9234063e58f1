"use client";

import { type Picking, readDeliveryNotes, readPicking } from "@confiserie/domain/contract/picking";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatCount, formatDate } from "@confiserie/domain/format";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { SaveButton } from "@/features/account/invoices";
import { OrderStatusBadge } from "@/features/account/orders";
import { DetailPage } from "@/features/admin/kit";
import { fetchFile } from "@/lib/api";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { PalletPlans } from "./pallet-plans";
import { placeOf, rowsOf } from "./picking/picked-rows";
import { PickingTable } from "./picking/picking-table";
import { ScanPanel } from "./picking/scan-panel";
import { useCounting } from "./picking/use-counting";

import { PickingStatus } from "./picking-status";
import { UnpaidMark } from "./unpaid-mark";

const TITLE = "Préparation groupée";

/** /admin/orders/picking: what several orders want from the shelves together, to tick off, to print, with their delivery notes. */
export function PickingPage() {
	const query = Object.fromEntries(new URLSearchParams(useSearchParams().toString()));
	return (
		<DetailPage
			operation={readPicking}
			input={{ query }}
			list={{ label: "Commandes", href: "/admin/orders" }}
			kind={TITLE}
			title={() => TITLE}
			acts={({ orders }) =>
				orders.length > 0 && (
					<>
						<PickingStatus orders={orders} />
						<Button size="sm" onClick={() => window.print()}>
							<Printer aria-hidden="true" className="size-4.5" />
							Imprimer la liste
						</Button>
						<SaveButton fetchFile={() => fetchFile(readDeliveryNotes, { query })} name="bons-de-livraison.pdf">
							Bons de livraison en PDF
						</SaveButton>
					</>
				)
			}
			failure="Impossible de préparer ces commandes"
		>
			{(picking) =>
				picking.orders.length === 0 ? (
					<EmptyState title="Rien à préparer" action={<ButtonLink href="/admin/orders">Commandes</ButtonLink>}>
						Aucune de ces commandes n'est à préparer.
					</EmptyState>
				) : (
					<Sheet picking={picking} />
				)
			}
		</DetailPage>
	);
}

function Sheet({ picking }: { picking: Picking }) {
	const { products, orders } = picking;
	const counting = useCounting(rowsOf(picking), placeOf(picking));
	const numbers = useMemo(() => orders.map(({ orderNumber }) => orderNumber), [orders]);
	return (
		<div className="flex flex-col gap-4 print:block">
			<ScanPanel counting={counting} orders={numbers} />
			<section
				aria-labelledby="a-prendre"
				className="rounded-card border border-trait bg-white p-3 print:border-0 print:p-0"
			>
				<h2 id="a-prendre" className="mb-2 font-bold">
					{`${formatBoxSum(products)} pour ${formatCount(orders.length, "commande")}`}
				</h2>
				<PickingTable counting={counting} />
			</section>
			<section
				aria-labelledby="commandes"
				className="rounded-card border border-trait bg-white p-3 print:mt-6 print:border-0 print:p-0"
			>
				<h2 id="commandes" className="mb-2 font-bold">
					Commandes
				</h2>
				<ul className="flex flex-col text-sm">
					{orders.map((order) => (
						<li
							key={order.orderNumber}
							className="flex flex-wrap items-center gap-x-3 border-t border-trait py-1 first:border-t-0"
						>
							<Link
								href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}
								className="font-bold text-framboise-fonce underline underline-offset-4"
							>
								{order.orderNumber}
							</Link>
							<span className="min-w-40 flex-1 wrap-anywhere">{`${order.customerName}, ${order.postalCode} ${order.city}`}</span>
							<span>{quantityOf(order)}</span>
							<UnpaidMark order={order} />
							<OrderStatusBadge status={order.status} delivery={order.delivery} />
							{isPickup(order.delivery) && (
								<span>{`${order.delivery.name}, à partir du ${formatDate(order.delivery.deliveredFrom)}`}</span>
							)}
							<PalletPlans pallets={order.pallets} />
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

const quantityOf = ({ boxes, singlePieces = 0 }: Picking["orders"][number]): string =>
	formatBoxSum([{ boxes: boxes - singlePieces }, { boxes: singlePieces, piecesPerBox: 1 }]);

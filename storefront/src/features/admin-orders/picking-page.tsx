"use client";

import type { Picking } from "@confiserie/domain/contract/picking";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { packing } from "@confiserie/domain/packing";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { AdminHeader } from "@/features/admin-shell";
import { OrderStatusBadge } from "@/features/orders";
import { SaveButton } from "@/features/papers";
import { usePreference } from "@/lib/use-preference";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { callPicking, fetchDeliveryNotes } from "./picking-calls";
import { PickingStatus } from "./picking-status";

const TITLE = "Préparation groupée";
const CRUMBS = [{ label: "Commandes", href: "/admin/orders" }, { label: TITLE }];

/** /admin/orders/picking: what several orders want from the shelves together, to tick off, to print, with their delivery notes. */
export function PickingPage() {
	const query = Object.fromEntries(new URLSearchParams(useSearchParams().toString()));
	const { data, isPending, error, refetch } = useQuery({
		queryKey: ["admin", "orders", "picking", query],
		queryFn: ({ signal }) => callPicking(query, signal),
	});
	const actions = data && data.orders.length > 0 && (
		<>
			<PickingStatus orders={data.orders} />
			<Button size="sm" onClick={() => window.print()}>
				<Printer aria-hidden="true" className="size-4.5" />
				Imprimer la liste
			</Button>
			<SaveButton fetchFile={() => fetchDeliveryNotes(query)} name="bons-de-livraison.pdf">
				Bons de livraison en PDF
			</SaveButton>
		</>
	);
	return (
		<>
			<AdminHeader title={TITLE} crumbs={CRUMBS} actions={actions} />
			{isPending && (
				<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
					<Spinner />
					Chargement de la préparation…
				</p>
			)}
			{error && (
				<RetryBanner title="Impossible de préparer ces commandes" onRetry={() => refetch()}>
					{error.message}
				</RetryBanner>
			)}
			{data?.orders.length === 0 && (
				<EmptyState title="Rien à préparer" action={<ButtonLink href="/admin/orders">Commandes</ButtonLink>}>
					Aucune de ces commandes n'attend ses cartons.
				</EmptyState>
			)}
			{data && data.orders.length > 0 && <Sheet picking={data} />}
		</>
	);
}

function Sheet({ picking: { products, orders } }: { picking: Picking }) {
	const total = products.reduce((sum, { boxes }) => sum + boxes, 0);
	return (
		<div className="flex flex-col gap-4 print:block">
			<section
				aria-labelledby="a-prendre"
				className="rounded-card border border-trait bg-white p-3 print:border-0 print:p-0"
			>
				<h2 id="a-prendre" className="mb-2 font-bold">
					{`${formatCount(total, "carton")} pour ${formatCount(orders.length, "commande")}`}
				</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a telephone it is wider than the screen, and arrow keys scroll only what has the focus. */}
				<section tabIndex={0} aria-label="Cartons à prendre" className="overflow-x-auto">
					<ProductTable products={products} place={orders.map(({ orderNumber }) => orderNumber).join(",")} />
				</section>
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
						<li key={order.orderNumber} className="flex flex-wrap gap-x-3 border-t border-trait py-1 first:border-t-0">
							<Link
								href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}
								className="font-bold text-framboise-fonce underline underline-offset-4"
							>
								{order.orderNumber}
							</Link>
							<span className="min-w-0 flex-1 wrap-anywhere">{`${order.customerName}, ${order.postalCode} ${order.city}`}</span>
							<span>{formatCount(order.boxes, "carton")}</span>
							<OrderStatusBadge status={order.status} />
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

type Product = Picking["products"][number];
const keyOf = ({ reference, boxesPerLayer, boxesPerPallet }: Product) =>
	[reference, boxesPerLayer, boxesPerPallet].join("/");

/** What was ticked off stays so in this browser, for these very orders. */
function ProductTable({ products, place }: { products: readonly Product[]; place: string }) {
	const [kept, keep] = usePreference("picked", "");
	const [of, ...ticked] = kept.split("\n");
	const done = new Set(of === place ? ticked : []);
	const tick = (product: Product, isDone: boolean) => {
		const next = new Set(done);
		if (isDone) next.add(keyOf(product));
		else next.delete(keyOf(product));
		keep([place, ...next].join("\n"));
	};
	return (
		<table className="w-full min-w-96 text-left text-sm">
			<thead>
				<tr className="border-b border-bordure">
					<th scope="col" className="w-10 py-1.5">
						Fait
					</th>
					<th scope="col" className="py-1.5 pr-3">
						Produit
					</th>
					{["Palettes", "Couches", "Cartons", "Total"].map((title) => (
						<th key={title} scope="col" className="py-1.5 pl-3 text-right">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{products.map((product) => {
					const { pallets, layers, boxes } = packing(product.boxes, product);
					return (
						<tr key={keyOf(product)} className="break-inside-avoid border-b border-trait">
							<td>
								<input
									type="checkbox"
									aria-label={`${product.name} est prêt`}
									checked={done.has(keyOf(product))}
									onChange={({ target }) => tick(product, target.checked)}
									className="size-6 accent-framboise"
								/>
							</td>
							<th scope="row" className="py-1.5 pr-3 font-normal">
								<span className="font-semibold">{product.name}</span>
								<span className="block text-xs wrap-anywhere text-prune">
									{`${product.reference}, ${formatCount(product.orders, "commande")}`}
								</span>
							</th>
							<Count value={pallets} />
							<Count value={layers} />
							<Count value={boxes} />
							<td className="py-1.5 pl-3 text-right font-bold">{formatInteger(product.boxes)}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function Count({ value }: { value: number }) {
	return <td className="py-1.5 pl-3 text-right">{value === 0 ? "–" : formatInteger(value)}</td>;
}

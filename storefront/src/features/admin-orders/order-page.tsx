"use client";

import { readAdminOrder } from "@confiserie/domain/contract/admin-orders";

import { AdminHeader } from "@/features/admin-shell";
import { ApiProblem } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Spinner } from "@/ui/spinner";
import { OrderDetail } from "./order-detail";
import { useSettledPanels } from "./use-order-cache";

/** How often an order is read whose refunds, invoices or mails are under way. */
const SETTLING_EVERY_MS = 1_000;

/** /admin/orders/{orderNumber}. Source: accounts spec §2 "Admin order detail". */
export function AdminOrderPage({ orderNumber }: { orderNumber: string }) {
	const { data, isPending, error, refetch } = useOperation(
		readAdminOrder,
		{ params: { id: orderNumber } },
		{
			refetchInterval: ({ state }) => (state.data?.isSettling ? SETTLING_EVERY_MS : false),
		},
	);
	useSettledPanels(data?.isSettling ?? false);
	if (data) return <OrderDetail key={data.id} order={data} />;
	if (isPending)
		return (
			<p role="status" className="flex items-center justify-center gap-3 py-24 text-prune">
				<Spinner />
				Chargement de la commande…
			</p>
		);
	const back = (
		<ButtonLink href="/admin/orders" variant="secondary">
			Retour aux commandes
		</ButtonLink>
	);
	if (error instanceof ApiProblem && error.status === 404)
		return (
			<EmptyState headingLevel={1} title="Commande non trouvée" action={back}>
				{`La commande #${orderNumber} n'existe pas.`}
			</EmptyState>
		);
	return (
		<>
			<AdminHeader title={`Commande #${orderNumber}`} />
			<Banner
				tone="error"
				title="Impossible de charger la commande"
				action={
					<div className="flex flex-wrap gap-2">
						<Button variant="secondary" size="sm" onClick={() => refetch()}>
							Réessayer
						</Button>
						{back}
					</div>
				}
			>
				{error.message}
			</Banner>
		</>
	);
}

"use client";

import { readAdminOrder } from "@confiserie/domain/contract/admin-orders";
import { DetailPage } from "@/features/admin/kit";
import { OrderDetail } from "./order-detail";

/** How often an order is read whose refunds, invoices or mails are under way. */
const SETTLING_EVERY_MS = 1_000;

/** /admin/orders/{orderNumber}. Source: accounts spec §2 "Admin order detail". */
export function AdminOrderPage({ orderNumber }: { orderNumber: string }) {
	return (
		<DetailPage
			operation={readAdminOrder}
			input={{ params: { id: orderNumber } }}
			options={{ refetchInterval: ({ state }) => (state.data?.isSettling ? SETTLING_EVERY_MS : false) }}
			list={{ label: "Commandes", href: "/admin/orders", back: "Retour aux commandes" }}
			kind={`Commande #${orderNumber}`}
			missing={`La commande #${orderNumber} n'existe pas.`}
			failure="Impossible de charger la commande"
		>
			{(order) => <OrderDetail key={order.id} order={order} />}
		</DetailPage>
	);
}

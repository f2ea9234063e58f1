"use client";

import { readAdminOrder } from "@confiserie/domain/contract/admin-orders";
import { DetailPage } from "@/features/admin/kit";
import { AllergenSheet } from "@/features/shop/allergen-sheet";
import { ButtonLink } from "@/ui/button-link";

/** The allergen sheet of an order, for the customer who asks for it. */
export function OrderAllergensPage({ orderNumber }: { orderNumber: string }) {
	return (
		<DetailPage
			operation={readAdminOrder}
			input={{ params: { id: orderNumber } }}
			list={{ label: "Commandes", href: "/admin/orders", back: "Retour aux commandes" }}
			kind={`Commande #${orderNumber}`}
			missing={`La commande #${orderNumber} n'existe pas.`}
			failure="Impossible de charger la commande"
		>
			{(order) => (
				<>
					<p className="print:hidden">
						<ButtonLink href={`/admin/orders/${encodeURIComponent(orderNumber)}`} variant="ghost" size="sm">
							Retour à la commande
						</ButtonLink>
					</p>
					<AllergenSheet
						of={`Commande ${order.orderNumber}`}
						lines={order.items.map(({ productId, productName }) => ({ productId, name: productName }))}
					/>
				</>
			)}
		</DetailPage>
	);
}

"use client";

import { readOrder } from "@confiserie/domain/contract/orders";
import { RequireLogin } from "@/features/account/auth";
import { OrderRead } from "@/features/account/orders";
import { useCart } from "@/features/shop/cart";
import { AccountQueries } from "@/lib/account-queries";
import { useOperation } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { AllergenSheet } from "./allergen-sheet";

/** The sheet of an order of the caller, else of the cart. */
export function AllergenSheetPage({ orderNumber }: { orderNumber: string | undefined }) {
	if (!orderNumber)
		return (
			<AccountQueries>
				<CartSheet />
			</AccountQueries>
		);
	return (
		<RequireLogin>
			<AccountQueries>
				<OrderSheet orderNumber={orderNumber} />
			</AccountQueries>
		</RequireLogin>
	);
}

function OrderSheet({ orderNumber }: { orderNumber: string }) {
	const read = useOperation(readOrder, { params: { id: orderNumber } });
	return (
		<OrderRead
			read={read}
			show={({ items }) => (
				<AllergenSheet
					of={`Commande ${orderNumber}`}
					lines={items.map(({ productId, productName }) => ({ productId, name: productName }))}
				/>
			)}
			elsewhere={<ButtonLink href="/orders">Mes commandes</ButtonLink>}
		/>
	);
}

function CartSheet() {
	const { lines, isReady } = useCart();
	if (!isReady) return null;
	if (lines.length === 0)
		return (
			<EmptyState
				headingLevel={1}
				title="Votre panier est vide"
				action={<ButtonLink href="/products">Voir nos produits</ButtonLink>}
			>
				La fiche donne les allergènes de ce qu'il contient.
			</EmptyState>
		);
	return (
		<AllergenSheet
			of="Produits du panier"
			lines={lines.map(({ product }) => ({ productId: product.id, name: product.title }))}
		/>
	);
}

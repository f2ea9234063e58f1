"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useSession } from "@/features/account/auth";
import { SaveAsList } from "@/features/account/save-as-list";
import { AskForQuote } from "@/features/shop/quote-inquiry";
import { askExpressOrder } from "@/lib/express-order";
import { rememberWantedPage } from "@/lib/wanted-page";
import { ActionNotice } from "@/ui/action-notice";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Drawer } from "@/ui/drawer";
import { EmptyState } from "@/ui/empty-state";
import { isReachable } from "@/ui/reach";
import { CartPallets, isOnPallet, useMixedPallets } from "./cart-pallets";
import { CartRow } from "./cart-row";
import { lineNets } from "./cart-tax";
import { CartTotal } from "./cart-total";
import { DeliveryCost, DeliveryEstimate } from "./delivery-estimate";
import { UNSAVED_CART } from "./line-text";
import PromotionField from "./promotion-field";
import { ShippingProgress } from "./shipping-progress";
import { StraightToPayment } from "./straight-to-payment";
import { UnavailableNote } from "./unavailable-note";
import { useCart } from "./use-cart";
import { useDeliveryPlace } from "./use-delivery-place";
import { useFreshLines } from "./use-fresh-lines";
import { useShippingQuote } from "./use-shipping-quote";

const CHECKOUT = "/checkout";

/**
 * What the drawer holds: the lines, the total with one button, and the rest folded. The default export because it is loaded on
 * demand. Source: spec §2 "Cart drawer".
 */
export default function CartPanel() {
	const cart = useCart();
	const { status, user, showModal } = useSession();
	const router = useRouter();
	const { checks, isUnverified, orderable } = useFreshLines(cart.isOpen);
	const pallets = useMixedPallets(checks);
	const [place, choosePlace] = useDeliveryPlace(cart.isOpen);
	const requested = useMemo(() => (place ? { address: place } : {}), [place]);
	const shipping = useShippingQuote(orderable, cart.isOpen, requested);
	const netOf = lineNets(orderable, shipping.zoneVat);
	const [removed, setRemoved] = useState<{ line: CartLine; index: number } | null>(null);
	const [isMore, setMore] = useState(false);
	const isEmpty = cart.lines.length === 0;
	const boxes = cart.lines.map(({ product }) => ({ productId: product.id, quantity: product.totalBoxes }));

	const close = () => {
		cart.close();
		setRemoved(null);
	};
	const remove = (line: CartLine, index: number) => {
		cart.remove(line.product.id);
		setRemoved({ line, index });
	};
	const order = () => {
		close();
		if (!isReachable("La commande")) return;
		if (status === "authenticated") return router.push(CHECKOUT);
		// A session still being checked goes through the page's own guard.
		if (status === "loading") return router.push(CHECKOUT);
		rememberWantedPage(CHECKOUT);
		showModal("login");
	};
	const pay = () => {
		askExpressOrder();
		order();
	};

	return (
		<Drawer
			open={cart.isOpen}
			onClose={close}
			title="Votre panier"
			footer={
				isEmpty ? null : (
					<div className="flex flex-col gap-3">
						<ShippingProgress shipping={shipping} />
						<DeliveryCost shipping={shipping} place={place} />
						<UnavailableNote count={cart.lines.length - orderable.length} />
						<CartTotal lines={orderable} shipping={shipping} />
						<Button size="lg" onClick={order}>
							Passer commande
						</Button>
						<details
							open={isMore || Boolean(shipping.code?.refusal)}
							onToggle={({ currentTarget }) => setMore(currentTarget.open)}
							className="group -mb-2"
						>
							<summary className="flex min-h-11 items-center justify-between gap-3 rounded-sm text-sm font-semibold text-framboise-fonce">
								Code, livraison et autres choix
								<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
							</summary>
							<div className="flex max-h-[35dvh] flex-col gap-3 overflow-y-auto p-1 low:max-h-none">
								<PromotionField shipping={shipping} />
								<DeliveryEstimate lines={orderable} shipping={shipping} place={place} onPlace={choosePlace} />
								{user?.phoneNumber && <StraightToPayment onPress={pay} />}
								<AskForQuote items={boxes} onSignIn={close} onSignedIn={cart.open} />
								<SaveAsList items={boxes} />
								<ButtonLink href="/fiche-allergenes" variant="ghost" onClick={close}>
									Fiche allergènes à imprimer
								</ButtonLink>
								<Button variant="ghost" onClick={close}>
									Continuer les achats
								</Button>
							</div>
						</details>
					</div>
				)
			}
		>
			<div className="flex flex-col gap-3">
				{removed && (
					<ActionNotice
						key={removed.line.product.id}
						actionLabel="Annuler"
						onAction={() => {
							cart.restore(removed.line, removed.index);
							setRemoved(null);
						}}
					>
						« {removed.line.product.title} » a été retiré du panier.
					</ActionNotice>
				)}
				{cart.problem && (
					<Banner
						tone="warning"
						title={cart.problem}
						action={
							<Button variant="secondary" size="sm" onClick={cart.dropUnreadable}>
								Garder le reste
							</Button>
						}
					>
						Une ligne enregistrée dans ce navigateur est illisible et n'est pas affichée.
					</Banner>
				)}
				{!cart.isSaved && !isEmpty && <Banner tone="warning">{UNSAVED_CART}</Banner>}
				{isUnverified && !isEmpty && (
					<Banner tone="warning">
						Les prix et les stocks n'ont pas pu être vérifiés : ils le seront au moment de commander.
					</Banner>
				)}
				{isEmpty ? (
					<EmptyState
						title="Votre panier est vide"
						action={
							<ButtonLink href="/products" onClick={close}>
								Voir les produits
							</ButtonLink>
						}
					>
						Barbes à papa, pop-corn, bonbons… au carton, à la couche ou à la palette.
					</EmptyState>
				) : (
					<>
						<CartPallets of={pallets} onNavigate={close} />
						<ul className="flex flex-col">
							{cart.lines.map((line, index) => (
								<CartRow
									key={line.product.id}
									line={line}
									isCounted={orderable.includes(line)}
									zoneVat={shipping.zoneVat}
									netCents={netOf(line)}
									check={checks[line.product.id]}
									isOnPallet={isOnPallet(pallets, line.product.id)}
									onRemove={() => remove(line, index)}
									onNavigate={close}
								/>
							))}
						</ul>
					</>
				)}
			</div>
		</Drawer>
	);
}

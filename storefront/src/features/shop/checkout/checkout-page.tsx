"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import type { User } from "@confiserie/domain/contract/auth";
import { type CountryCode, DEFAULT_DELIVERY_COUNTRIES } from "@confiserie/domain/delivery/delivery-area";
import { toCents } from "@confiserie/domain/money";
import { COMMERCIAL_CODE_PATTERN } from "@confiserie/domain/promotions/promotion";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { RequireLogin, useSession } from "@/features/account/auth";
import {
	type LineChecks,
	PriceChange,
	readPricing,
	useCart,
	useFreshLines,
	usePromotionCode,
	useShippingQuote,
	writePromotionCode,
} from "@/features/shop/cart";
import { Banner } from "@/ui/banner";
import { Breadcrumb } from "@/ui/breadcrumb";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Waiting } from "@/ui/waiting";
import { ConflictDialog } from "./conflict-dialog";
import { deliveryRequest } from "./delivery-request";
import { type CheckoutValues, prefilledForm } from "./form-values";
import { InformationStep } from "./information-step";
import { PaymentStep } from "./payment-step";
import { rememberContact, type SaveChoices } from "./remember-contact";
import { StepsNav } from "./steps-nav";
import { type Checkout, useCheckout } from "./use-checkout";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Produits", href: "/products" }, { label: "Commande" }];
/** The step is in the address, so that the browser's Back returns to the form. */
const PAYMENT_URL = "/checkout?etape=paiement";
const INFORMATION_URL = "/checkout";

interface CheckoutPageProps {
	/** Where the shop delivers, as its operator set it. */
	deliveryCountries: readonly CountryCode[];
}

/** /checkout in two steps, for a logged-in user with something in the cart. Source: spec §2, §4 "Checkout". */
export function CheckoutPage({ deliveryCountries = DEFAULT_DELIVERY_COUNTRIES }: Partial<CheckoutPageProps>) {
	return (
		<RequireLogin>
			<SignedInCheckout deliveryCountries={deliveryCountries} />
		</RequireLogin>
	);
}

function SignedInCheckout(props: CheckoutPageProps) {
	const { user } = useSession();
	return user && <Steps key={user.id} user={user} {...props} />;
}

function Steps({ user, deliveryCountries }: CheckoutPageProps & { user: User }) {
	const router = useRouter();
	const cart = useCart();
	const checkout = useCheckout(user);
	const wantsPayment = useSearchParams().get("etape") === "paiement";
	const { intent, isPaid, isResuming } = checkout;
	const isPayment = wantsPayment && intent !== null;
	// At the payment the order has its lines; before it the shop says in time what is sold out, and what has another price now.
	const { checks, orderable } = useFreshLines(!isPayment && cart.isReady && cart.problem === null);
	const shipping = useShippingQuote(isPayment ? cart.lines : orderable, true, deliveryRequest(checkout.checkout));
	const [accountPhone, setAccountPhone] = useState(user.phoneNumber);
	const [notSaved, setNotSaved] = useState<string | null>(null);
	useCommercialCodeOfCart(checkout);
	const isEmpty = cart.isReady && cart.lines.length === 0 && cart.problem === null;
	useEffect(() => {
		if (isEmpty && !isPaid && !isResuming) router.replace("/products");
	}, [isEmpty, isPaid, isResuming, router]);

	if (isEmpty || isPaid || (isResuming && wantsPayment)) {
		return <Waiting text={isPaid && isPayment ? "Paiement accepté. Un instant…" : "Un instant…"} />;
	}
	const remember = async (form: CheckoutValues, choices: SaveChoices) => {
		const notSaved = await rememberContact(form, choices);
		if (choices.phone && !notSaved) setAccountPhone(form.phone);
		setNotSaved(notSaved);
	};
	const goTo = (url: string) => window.history.pushState(null, "", url);
	const onPayment = (cause: unknown) => {
		if (cause === null && cart.latestLines().length > 0) goTo(PAYMENT_URL);
		return cause;
	};
	return (
		<div className="page py-3 sm:py-8">
			<div className="mx-auto flex max-w-5xl flex-col gap-3 sm:gap-5">
				<Breadcrumb crumbs={CRUMBS} />
				<h1 className="display text-2xl sm:text-3xl">Commande</h1>
				<StepsNav current={isPayment ? 2 : 1} />
				{cart.problem && (
					<Banner
						tone="error"
						title={cart.problem}
						action={
							<Button variant="secondary" size="sm" onClick={cart.dropUnreadable}>
								Garder le reste
							</Button>
						}
					>
						Une ligne de votre panier est illisible. Retirez-la pour commander le reste.
					</Banner>
				)}
				{notSaved && <Banner tone="warning">{notSaved}</Banner>}
				{checkout.expiredOrder && <Expired orderNumber={checkout.expiredOrder} />}
				{checkout.isCartChanged && (
					<Banner tone="info">Votre panier a changé. Vérifiez le total, puis continuez vers le paiement.</Banner>
				)}
				{wantsPayment && checkout.isInformationChanged && (
					<Banner tone="info">Vos informations ont changé. Vérifiez-les, puis continuez vers le paiement.</Banner>
				)}
				{!isPayment && <ChangedPrices lines={cart.lines} checks={checks} />}
				{isPayment ? (
					<PaymentStep
						key={intent.clientSecret}
						intent={intent}
						lines={cart.lines}
						shipping={shipping}
						email={user.email}
						checkout={checkout}
						form={checkout.checkout.form ?? prefilledForm(user)}
						onBack={() => goTo(INFORMATION_URL)}
						onPaid={checkout.complete}
						onRestart={() => {
							checkout.restart();
							goTo(INFORMATION_URL);
						}}
					/>
				) : (
					<InformationStep
						initial={checkout.checkout.form ?? prefilledForm(user)}
						accountPhone={accountPhone}
						lines={cart.lines}
						orderable={orderable}
						shipping={shipping}
						delivery={checkout.checkout.delivery}
						onDelivery={checkout.keepDelivery}
						deliveryCountries={deliveryCountries}
						isBusy={checkout.isBusy}
						isBlocked={cart.problem !== null}
						problem={checkout.problem}
						onAskApproval={checkout.askApproval}
						onKeep={checkout.keepForm}
						onSubmit={async (form, choices) => {
							const cause = await checkout.submit(form);
							if (cause === null) void remember(form, choices);
							return onPayment(cause);
						}}
					/>
				)}
			</div>
			<ConflictDialog
				conflict={checkout.conflict}
				isBusy={checkout.isBusy}
				problem={checkout.problem}
				onAccept={async () => onPayment(await checkout.accept())}
				onClose={checkout.dismissConflict}
				onEditCart={() => {
					checkout.dismissConflict();
					cart.open();
				}}
			/>
		</div>
	);
}

/** Prices that the shop or the account has changed since the lines were added. */
function ChangedPrices({ lines, checks }: { lines: readonly CartLine[]; checks: LineChecks }) {
	const changed = lines.flatMap(({ product: { id, title } }) => {
		const { priceBefore = null, priceNow = null } = checks[id] ?? {};
		return priceNow === null ? [] : [{ id, title, before: priceBefore, now: priceNow }];
	});
	if (changed.length === 0) return null;
	return (
		<Banner tone="info" title="Des prix ont changé depuis l'ajout au panier">
			<ul>
				{changed.map(({ id, title, before, now }) => (
					<li key={id}>
						{`${title}. `}
						<PriceChange of={readPricing(id)} before={before === null ? null : toCents(before)} now={toCents(now)} />
					</li>
				))}
			</ul>
		</Banner>
	);
}

/**
 * A code that was typed into the cart's field in the form of a commercial one, which no promotion's has, moves to the payment, where
 * it is checked. Only the code of a deposit that is chosen stays.
 */
function useCommercialCodeOfCart({ checkout, keepCode }: Checkout) {
	const typed = usePromotionCode();
	const latest = useRef({ checkout, keepCode });
	latest.current = { checkout, keepCode };
	useEffect(() => {
		if (!COMMERCIAL_CODE_PATTERN.test(typed)) return;
		const { commercialCode, payment } = latest.current.checkout;
		if (commercialCode === "" || payment.paymentType === "full") latest.current.keepCode(typed);
		writePromotionCode("");
	}, [typed]);
}

/** The payment of an earlier visit cannot be made any more: what there is to do instead. */
function Expired({ orderNumber }: { orderNumber: string }) {
	return (
		<Banner
			tone="info"
			title="Le délai pour payer cette commande est passé"
			action={
				<ButtonLink href={`/orders/${encodeURIComponent(orderNumber)}`} variant="secondary" size="sm">
					Voir la commande
				</ButtonLink>
			}
		>
			{`Aucun paiement n'est enregistré pour la commande ${orderNumber}, et ses produits ne sont plus réservés. Votre panier est intact\u00a0: continuez vers le paiement pour commander à nouveau.`}
		</Banner>
	);
}

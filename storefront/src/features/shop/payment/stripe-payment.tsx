"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { type LoadedStripe, loadStripeForm } from "./load-stripe";
import type { StripeCardFormProps } from "./stripe-card-form";
import type { Payment } from "./use-payment";

export interface StripePaymentProps extends Omit<StripeCardFormProps, "stripe" | "isTest" | "onUnavailable"> {
	/** Refetches the state of the payment when its form cannot be shown. */
	onCheck: Payment["check"];
	onReopen?: (() => void) | undefined;
}

/** Stripe's card form, loaded when it is first shown. If it cannot load, the shop's state of the payment is shown. */
export function StripePayment({ onCheck, onReopen, ...props }: StripePaymentProps) {
	const [loaded, setLoaded] = useState<LoadedStripe | "failed" | null>(null);
	const check = useRef(onCheck);
	check.current = onCheck;
	const fail = useCallback(() => {
		setLoaded("failed");
		// Stripe shows no form for a payment that is over: only the shop knows which of the two it is.
		check.current(UNREACHABLE);
	}, []);
	const load = useCallback(() => {
		setLoaded(null);
		loadStripeForm().then(setLoaded, fail);
	}, [fail]);
	useEffect(load, [load]);
	const retry = () => {
		onReopen?.();
		load();
	};
	if (loaded === "failed")
		return (
			<div className="flex flex-col gap-3">
				{props.notice}
				{!props.isClosed && (
					<Banner
						tone="info"
						title="Vérifiez votre connexion, ou qu'aucun bloqueur n'arrête js.stripe.com."
						action={
							<Button variant="secondary" size="sm" busy={props.isPaying} busyLabel="Vérification…" onClick={retry}>
								Réessayer
							</Button>
						}
					/>
				)}
			</div>
		);
	if (!loaded)
		return (
			<div role="status" className="flex flex-col gap-3 rounded-card border border-trait bg-white p-5 sm:p-6">
				<span className="sr-only">Chargement du formulaire de paiement…</span>
				<Skeleton className="h-12 rounded-control" />
				<Skeleton className="h-12 rounded-control" />
				<Skeleton className="h-14 rounded-control" />
			</div>
		);
	const { Form, stripe, isTest } = loaded;
	return <Form {...props} stripe={stripe} isTest={isTest} onUnavailable={fail} />;
}

const UNREACHABLE = "Le formulaire de paiement n'a pas pu être chargé.";

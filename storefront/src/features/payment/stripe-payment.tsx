"use client";

import { useCallback, useEffect, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { type LoadedStripe, loadStripeForm } from "./load-stripe";
import type { StripeCardFormProps } from "./stripe-card-form";

/** Stripe's card form, loaded when it is first shown. */
export function StripePayment(props: Omit<StripeCardFormProps, "stripe" | "isTest" | "onUnavailable">) {
	const [loaded, setLoaded] = useState<LoadedStripe | "failed" | null>(null);
	const load = useCallback(() => {
		setLoaded(null);
		loadStripeForm().then(setLoaded, () => setLoaded("failed"));
	}, []);
	useEffect(load, [load]);
	if (loaded === "failed")
		return (
			<Banner
				tone="error"
				title={UNREACHABLE}
				action={
					<Button variant="secondary" size="sm" onClick={load}>
						Réessayer
					</Button>
				}
			>
				Rien n'a été débité. Vérifiez votre connexion, ou qu'aucun bloqueur n'arrête js.stripe.com.
			</Banner>
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
	return <Form {...props} stripe={stripe} isTest={isTest} onUnavailable={() => setLoaded("failed")} />;
}

const UNREACHABLE = "Le formulaire de paiement n'a pas pu être chargé.";

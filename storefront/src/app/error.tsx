"use client";
import { useEffect } from "react";
import { Link } from "@/ui/link";

/**
 * Error page inside the layout, with one button to try again. Every page carries this code, and it must show when no more
 * code can be loaded, so it is small.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
	useEffect(() => console.error(error), [error]);
	return (
		<div role="alert" className="page flex flex-col items-center gap-4 py-16 text-center">
			<h1 className="display text-2xl">Cette page n'a pas pu s'afficher</h1>
			<p className="text-prune">Un incident nous empêche de l'afficher. Votre panier est conservé.</p>
			<button type="button" onClick={retry} className="button-plain">
				Réessayer
			</button>
			<Link href="/" className="font-semibold text-framboise-fonce underline underline-offset-4">
				Retour à l'accueil
			</Link>
		</div>
	);
}

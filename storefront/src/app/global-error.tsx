"use client";

import { LANGUAGE } from "@confiserie/domain/locale";
import { TITLE_SUFFIX } from "@/config/brand";
import "./globals.css";

/** Error page when the root layout itself fails, so it brings its own. Every page carries this code, so it is small. */
export default function GlobalErrorPage({ retry }: { error: unknown; retry: () => void }) {
	return (
		<html lang={LANGUAGE}>
			<body>
				<title>{`Incident | ${TITLE_SUFFIX}`}</title>
				<div aria-hidden="true" className="awning" />
				<main className="page flex flex-col items-center gap-4 py-16 text-center">
					<h1 className="display max-w-xl text-2xl">La boutique n'a pas pu s'afficher</h1>
					<p className="max-w-prose text-prune">Un incident nous empêche de l'afficher. Votre panier est conservé.</p>
					<button type="button" onClick={retry} className="button-plain">
						Réessayer
					</button>
				</main>
			</body>
		</html>
	);
}

"use client";

import { useEffect, useId, useState } from "react";
import { rememberWantedPage } from "@/lib/wanted-page";
import { buttonStyle } from "@/ui/button-style";
import type { GoogleOffer } from "./google-offer";

const LABEL = "Continuer avec Google";

/**
 * 'Continuer avec Google': a navigation to the provider by way of the server, with the page to return to. A
 * demonstration without Google credentials says so; a live shop without them shows nothing. Source: accounts spec §2, §4.
 */
export function GoogleButton({ wanted }: { wanted: string }) {
	const noteId = useId();
	const offer = useGoogleOffer();
	if (offer === "off") return null;
	return (
		<div className="flex flex-col gap-4">
			<div className="flex items-center gap-3 text-sm text-prune">
				<span aria-hidden="true" className="h-px flex-1 bg-trait" />
				ou
				<span aria-hidden="true" className="h-px flex-1 bg-trait" />
			</div>
			{offer === "ready" ? (
				<a
					href={`/api/oauth2/authorization/google?redirect=${encodeURIComponent(wanted)}`}
					onClick={() => rememberWantedPage(wanted)}
					className={buttonStyle("secondary", "lg")}
				>
					<Letter />
					{LABEL}
				</a>
			) : (
				<div>
					<button
						type="button"
						disabled
						aria-describedby={offer === "demo" ? noteId : undefined}
						className={buttonStyle("secondary", "lg", "w-full")}
					>
						<Letter />
						{LABEL}
					</button>
					{offer === "demo" && (
						<p id={noteId} className="mt-2 text-sm text-prune">
							Démonstration : la connexion avec Google demande des identifiants Google, que cette boutique n'a pas.
						</p>
					)}
				</div>
			)}
		</div>
	);
}

function Letter() {
	return (
		<span
			aria-hidden="true"
			className="grid size-6 place-items-center rounded-full border border-trait bg-white text-sm font-bold text-myrtille"
		>
			G
		</span>
	);
}

/** null until the shop's settings have loaded; without a response Google is not offered. */
function useGoogleOffer(): GoogleOffer | null {
	const [offer, setOffer] = useState<GoogleOffer | null>(null);
	useEffect(() => {
		let isOver = false;
		import("./google-offer")
			.then(({ callGoogleOffer }) => callGoogleOffer())
			.then(
				(offered) => !isOver && setOffer(offered),
				() => !isOver && setOffer("off"),
			);
		return () => {
			isOver = true;
		};
	}, []);
	return offer;
}

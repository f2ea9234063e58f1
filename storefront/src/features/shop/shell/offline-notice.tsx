import { WifiOff } from "lucide-react";
import { LateMissingPage } from "./late-parts";

/**
 * States that the connection is lost, what still works, and which page could not open. The style sheet shows it (app/globals.css) while
 * the root says so (offline-script.ts): no script has to be fetched for it. Visible while the page scrolls.
 */
export function OfflineNotice() {
	return (
		<div role="status">
			<p className="offline-notice flex items-center justify-center gap-3 bg-caramel-clair px-4 py-2.5 text-sm font-semibold text-caramel">
				<WifiOff aria-hidden="true" className="size-5 shrink-0" />
				<span>
					Vous êtes hors connexion. <LateMissingPage />
					<span>Votre panier et vos favoris restent à portée de main&nbsp;; le reste reviendra avec le réseau.</span>
				</span>
			</p>
		</div>
	);
}

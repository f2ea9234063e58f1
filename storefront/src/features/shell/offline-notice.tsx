"use client";
import { WifiOff } from "lucide-react";
import { useOnline } from "@/lib/use-online";

/** Says plainly that the connection is gone, and what keeps working. It stays in sight while the page scrolls. */
export function OfflineNotice() {
	const isOnline = useOnline();
	return (
		<div role="status" className="sticky top-0 z-30 print:hidden">
			{!isOnline && (
				<p className="flex items-center justify-center gap-3 bg-caramel-clair px-4 py-2.5 text-sm font-semibold text-caramel">
					<WifiOff aria-hidden="true" className="size-5 shrink-0" />
					Vous êtes hors connexion. Votre panier et vos favoris restent à portée de main ; le reste reviendra avec le
					réseau.
				</p>
			)}
		</div>
	);
}

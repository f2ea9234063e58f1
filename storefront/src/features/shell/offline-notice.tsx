"use client";
import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useOnline } from "@/lib/use-online";
import { UNREACHED } from "@/ui/reach";

/** States that the connection is lost, what still works, and which page could not open. Visible while the page scrolls. */
export function OfflineNotice() {
	const isOnline = useOnline();
	const [missing, setMissing] = useState<string | null>(null);
	useEffect(() => {
		const miss = ({ detail }: CustomEvent<string>) => setMissing(detail);
		window.addEventListener(UNREACHED, miss);
		return () => window.removeEventListener(UNREACHED, miss);
	}, []);
	useEffect(() => {
		if (isOnline) setMissing(null);
	}, [isOnline]);
	return (
		<div role="status">
			{!isOnline && (
				<p className="flex items-center justify-center gap-3 bg-caramel-clair px-4 py-2.5 text-sm font-semibold text-caramel">
					<WifiOff aria-hidden="true" className="size-5 shrink-0" />
					<span>
						Vous êtes hors connexion.{" "}
						{missing === null
							? "Votre panier et vos favoris restent à portée de main\u00a0; le reste reviendra avec le réseau."
							: `${missing ? `« ${missing} »` : "Cette page"} n'est pas encore dans ce navigateur\u00a0: ouvrez-la au retour du réseau.`}
					</span>
				</p>
			)}
		</div>
	);
}

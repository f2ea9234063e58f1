"use client";
import { useEffect, useState } from "react";
import { useOnline } from "@/lib/use-online";
import { UNREACHED } from "@/ui/reach";

/** The page that was asked for and could not open, until the connection is back; it stands in the place of what follows. */
export function MissingPage() {
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
	if (missing === null) return null;
	return (
		<span className="missing-page">
			{`${missing ? `« ${missing} »` : "Cette page"} n'est pas encore dans ce navigateur\u00a0: ouvrez-la au retour du réseau.`}
		</span>
	);
}

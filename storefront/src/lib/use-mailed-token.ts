import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Token of a mailed link, removed from the address bar at once: history and screenshots must not contain it. */
export function useMailedToken(): string {
	const params = useSearchParams();
	const [token] = useState(() => params.get("token") ?? "");
	useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
	return token;
}

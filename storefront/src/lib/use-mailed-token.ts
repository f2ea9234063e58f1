import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** The token of a mailed link, which leaves the address bar at once: history and screenshots must not keep it. */
export function useMailedToken(): string {
	const params = useSearchParams();
	const [token] = useState(() => params.get("token") ?? "");
	useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
	return token;
}

import { api } from "@/lib/api";

const path = (key: string) => `/quotes/${encodeURIComponent(key)}`;

/** The PDF of a quote. */
export async function fetchQuotePdf(key: string): Promise<Blob> {
	return (await api.stream(`${path(key)}/pdf`)).blob();
}

import type { ComponentProps } from "react";
import { TextArea } from "./text-area";

/** Textarea for the allowed origins, one per line; `purpose` ends its hint. */
export function OriginsField({
	purpose,
	...field
}: Omit<ComponentProps<typeof TextArea>, "hint" | "rows" | "optional"> & { purpose: string }) {
	return (
		<TextArea {...field} rows={2} optional hint={`Un par ligne, par exemple https://caisse.exemple.fr. ${purpose}`} />
	);
}

/** The sites that were typed into it. */
export const originsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

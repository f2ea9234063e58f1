import { useRef } from "react";
import { randomUuid } from "@/lib/uuid";

/** One key for one request: the same content sent again, after a lost response, carries the same key, other content a new one. */
export function useKey(): (body: object) => string {
	const last = useRef({ content: "", key: "" });
	return (body) => {
		const content = JSON.stringify(body);
		if (last.current.content !== content) last.current = { content, key: randomUuid() };
		return last.current.key;
	};
}

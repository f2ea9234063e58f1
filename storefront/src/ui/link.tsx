import type { ComponentProps } from "react";

export interface LinkProps extends ComponentProps<"a"> {
	/** A page of the shop: "/products?page=2". */
	href: string;
	/** With false the page that follows keeps the scroll position. */
	scroll?: boolean;
}

/**
 * Link to another page of the shop, followed without leaving the page by `features/shell/navigation.tsx`. Plain markup:
 * some eighty of them stand on a page, and as components each would be sent twice and prepared one by one (ADR 0191).
 * Nothing is fetched ahead: every page is made per request, so what could be fetched is an empty frame.
 */
export function Link({ scroll = true, ...props }: LinkProps) {
	return <a {...props} data-page={scroll ? "top" : "still"} />;
}

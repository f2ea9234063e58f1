import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * Link inside the shop. Nothing is fetched ahead: every page is made per request, so what could be fetched is an empty
 * frame, and twenty cards in sight would cost the server twenty of them.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
	return <NextLink prefetch={false} {...props} />;
}

import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SessionProvider } from "@/features/account/auth";
import { CartDrawer, CartProvider } from "@/features/shop/cart";

/** Renders inside the providers and with the drawer that every page of the shop has. */
export function renderInShop(page: ReactElement) {
	return render(
		<SessionProvider>
			<CartProvider>
				{page}
				<CartDrawer />
			</CartProvider>
		</SessionProvider>,
	);
}

import type { Product } from "@confiserie/domain/contract/product";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { SessionProvider } from "@/features/account/auth";
import { CartProvider, useCart } from "@/features/shop/cart";
import { cottonCandy } from "@/lib/testing/fixtures";
import { FavouritesProvider, useFavourites } from "./use-favourites";

/** A product as GET /api/products/{id} returns it. */
export function product(id: string, overrides: Partial<Product> = {}): Product {
	const name = `Barbe à papa ${id}`;
	return {
		...cottonCandy,
		...{ id, name, title: name, reference: id.toUpperCase(), description: "Un nuage de sucre filé." },
		...{ imageUrl: "", img: "", eanUnit: "3760000000017", eanBox: "3760000000024", ingredients: "Sucre" },
		...{ pricePerPiecePallet: null, boxesPerPallet: null, stock: 100, vatRate: 5.5 },
		...overrides,
	};
}

/** What another visit left in this browser. */
export function putAside(...products: unknown[]): void {
	localStorage.setItem("favorites", JSON.stringify(products));
}

export const stored = (key: "favorites" | "cart") => JSON.parse(localStorage.getItem(key) ?? "[]");

/** Lets GET /api/products/{id} respond from `products`; 404 for any other id. Returns the requested ids. */
export function stubShop(...products: Product[]): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (url: string) => {
		const id = decodeURIComponent(url.split("/").at(-1) ?? "");
		asked.push(id);
		const found = products.find((candidate) => candidate.id === id);
		return found
			? Response.json(found)
			: Response.json({ code: "PRODUCT_NOT_FOUND", message: "Produit non trouvé" }, { status: 404 });
	});
	return asked;
}

type Handles = { favourites: ReturnType<typeof useFavourites>; cart: ReturnType<typeof useCart> };

/** Renders inside the session, the cart and the favourites; the handles act as other parts of the page would. */
export function renderInShop(children: ReactNode): Handles {
	const handles: Partial<Handles> = {};
	render(
		<SessionProvider>
			<CartProvider>
				<FavouritesProvider>
					<Handle handles={handles} />
					{children}
				</FavouritesProvider>
			</CartProvider>
		</SessionProvider>,
	);
	return handles as Handles;
}

function Handle({ handles }: { handles: Partial<Handles> }) {
	handles.favourites = useFavourites();
	handles.cart = useCart();
	return null;
}

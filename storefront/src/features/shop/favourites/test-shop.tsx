import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { SessionProvider } from "@/features/account/auth";
import { CartProvider, useCart } from "@/features/shop/cart";
import { FavouritesProvider, useFavourites } from "./use-favourites";

/** A product as GET /api/products/{id} returns it. */
export function product(id: string, overrides: Partial<Product> = {}): Product {
	return productSchema.parse({
		id,
		name: `Barbe à papa ${id}`,
		reference: id.toUpperCase(),
		pricePerPieceBox: 1.5,
		pricePerPieceLayer: 1.38,
		pricePerPiecePallet: null,
		imageUrl: "",
		additionalImages: [],
		description: "Un nuage de sucre filé.",
		eanUnit: "3760000000017",
		eanBox: "3760000000024",
		bestBeforeDate: null,
		weightGrams: 40,
		piecesPerBox: 24,
		boxesPerLayer: 8,
		boxesPerPallet: null,
		stock: 100,
		category: "BARBE_A_PAPA",
		tags: [],
		isNew: false,
		isPromo: false,
		price: 36,
		title: `Barbe à papa ${id}`,
		img: "",
		vatRate: 5.5,
		ingredients: "Sucre",
		allergens: [],
		traces: [],
		nutrition: null,
		...overrides,
	});
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

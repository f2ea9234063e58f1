import type { CartSource } from "@confiserie/domain/cart/cart";

/** The few fields of a product that the cart needs: what goes to the browser with each card. */
export function cartSource(product: CartSource): CartSource {
	return {
		id: product.id,
		name: product.name,
		imageUrl: product.imageUrl,
		piecesPerBox: product.piecesPerBox,
		boxesPerLayer: product.boxesPerLayer,
		boxesPerPallet: product.boxesPerPallet,
		pricePerPieceBox: product.pricePerPieceBox,
		pricePerPieceLayer: product.pricePerPieceLayer,
		pricePerPiecePallet: product.pricePerPiecePallet,
		vatRate: product.vatRate,
	};
}

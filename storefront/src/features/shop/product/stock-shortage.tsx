import { formatCount, formatInteger } from "@confiserie/domain/format";
import { boxWord, type OrderType, unitsFor } from "@confiserie/domain/prices/tier-price";
import { StockAlert } from "@/features/shop/stock-alerts";
import { Button } from "@/ui/button";
import { Warning } from "@/ui/warning";
import { type ConfigurableProduct, unitCount } from "./figures";

interface StockShortageProps {
	product: ConfigurableProduct;
	/** Boxes that can still be added. */
	left: number;
	/** Boxes asked for, more than the stock. */
	wanted: number;
	onTake: (choice: { orderType: OrderType; quantity: number }) => void;
	/** Something was just added: what is left follows. */
	isBusy: boolean;
}

/** Where the stock does not reach: that it does not, with what it does reach; of a product that is sold out, a mail when it is back. */
export function StockShortage({ product, left, wanted, onTake, isBusy }: StockShortageProps) {
	if (product.stock <= 0) return <StockAlert productId={product.id} />;
	if (left === 0) return <p className="text-sm font-semibold text-caramel">Tout le stock est dans votre panier.</p>;
	if (isBusy || wanted <= left) return null;
	const word = boxWord(product);
	const rest = unitsFor(product, left);
	return (
		<Warning
			title={`Il reste ${formatCount(left, word)}`}
			action={
				<Button variant="secondary" size="sm" onClick={() => onTake(rest)}>
					Prendre {unitCount(product, rest.orderType, rest.quantity)}
				</Button>
			}
		>
			<p>Votre choix en demande {formatInteger(wanted)}.</p>
		</Warning>
	);
}

import { PRICE_VIEWS } from "@confiserie/domain/prices/price-text";

/**
 * Prices with or without VAT, stored for the next visit. Markup only: the page's inline script handles it
 * (price-view-script.tsx), and the style sheet shows which is in force before any script is fetched.
 * @param place where the switch stands; a page has several and every screen shows one: the header's, or the menu's and a product's
 */
export function PriceSwitch({ place }: { place: "header" | "menu" | "product" }) {
	return (
		<fieldset className="price-switch">
			<legend>Prix</legend>
			{PRICE_VIEWS.map((view) => (
				<label key={view} className={`in-${view}`}>
					<input type="radio" name={`prices-${place}`} value={view} defaultChecked={view === "ttc"} />
					{view.toUpperCase()}
				</label>
			))}
		</fieldset>
	);
}

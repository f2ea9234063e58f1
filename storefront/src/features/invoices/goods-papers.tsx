import { fetchGoodsPaper } from "./calls";
import { SaveButton } from "./save-button";

/** What goes with an order's goods, as PDF: the list to prepare them by, the note to deliver them with. */
export function GoodsPapers({ orderNumber }: { orderNumber: string }) {
	return (
		<div className="mt-4 flex flex-wrap gap-2">
			<SaveButton fetchFile={() => fetchGoodsPaper("picking-list", orderNumber)} name={`BP-${orderNumber}.pdf`}>
				Bon de préparation
			</SaveButton>
			<SaveButton fetchFile={() => fetchGoodsPaper("delivery-note", orderNumber)} name={`BL-${orderNumber}.pdf`}>
				Bon de livraison
			</SaveButton>
		</div>
	);
}

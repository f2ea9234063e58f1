import { downloadDeliveryNote, downloadPickingList } from "@confiserie/domain/contract/invoices";
import { fetchFile } from "@/lib/api";
import { SaveButton } from "./save-button";

/** What goes with an order's goods, as PDF: the list to prepare them by, the note to deliver them with. */
export function GoodsDocuments({ orderNumber }: { orderNumber: string }) {
	return (
		<div className="mt-4 flex flex-wrap gap-2">
			<SaveButton
				fetchFile={() => fetchFile(downloadPickingList, { params: { id: orderNumber } })}
				name={`BP-${orderNumber}.pdf`}
			>
				Bon de préparation
			</SaveButton>
			<SaveButton
				fetchFile={() => fetchFile(downloadDeliveryNote, { params: { id: orderNumber } })}
				name={`BL-${orderNumber}.pdf`}
			>
				Bon de livraison
			</SaveButton>
		</div>
	);
}

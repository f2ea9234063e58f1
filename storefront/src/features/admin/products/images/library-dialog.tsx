import { type LibraryImage, listLibraryImages } from "@confiserie/domain/contract/content";
import { Detail } from "@/features/admin/kit";
import { Dialog } from "@/ui/dialog";
import { Picture } from "@/ui/picture";
import { AddImage } from "./add-image";

type Picked = Pick<LibraryImage, "url" | "alt">;
interface LibraryDialogProps {
	isOpen: boolean;
	onClose: () => void;
	onPick: (image: Picked) => void;
}

/** An image of the library, or a new one. */
export function LibraryDialog({ isOpen, onClose, onPick }: LibraryDialogProps) {
	const pick = (image: Picked) => {
		onClose();
		onPick(image);
	};
	return (
		<Dialog open={isOpen} onClose={onClose} title="Image">
			<Detail operation={listLibraryImages} input={{}} failure="Impossible de charger la bibliothèque" height="h-40">
				{(images) =>
					images.length > 0 && (
						<ul aria-label="Bibliothèque" className="mb-6 grid max-h-80 grid-cols-3 gap-2 overflow-y-auto p-1">
							{images.map(({ name, url, alt }) => (
								<li key={name}>
									<button
										type="button"
										onClick={() => pick({ url, alt })}
										className="relative block aspect-square w-full overflow-hidden rounded-control border border-trait bg-dragee hover:border-framboise"
									>
										<Picture src={url} alt={alt} from={96} to={288} sizes="9rem" />
									</button>
								</li>
							))}
						</ul>
					)
				}
			</Detail>
			<h3 className="mb-2 font-display text-lg">Nouvelle image</h3>
			<AddImage onAdded={pick} />
		</Dialog>
	);
}

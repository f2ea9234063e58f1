"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { ProductImage } from "@/features/catalogue";
import { Dialog } from "@/ui/dialog";
import { IconButton } from "@/ui/icon-button";

export interface GalleryZoomProps {
	name: string;
	images: readonly string[];
	/** Index of the picture shown; the page's gallery follows it. */
	chosen: number;
	onChoose: (index: number) => void;
	open: boolean;
	onClose: () => void;
}

/** The picture as large as the window, with arrows to the other views. */
export default function GalleryZoom({ name, images, chosen, onChoose, open, onClose }: GalleryZoomProps) {
	const step = (by: 1 | -1) => onChoose((chosen + by + images.length) % images.length);
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (images.length < 2) return;
		if (key === "ArrowLeft") step(-1);
		if (key === "ArrowRight") step(1);
	};
	const image = images[chosen] ?? images[0] ?? "";
	return (
		<Dialog open={open} onClose={onClose} title={name} className="max-w-[min(60rem,calc(100dvh-7rem))]">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut for the two buttons inside */}
			<div onKeyDown={onKeyDown}>
				<div className="relative aspect-square overflow-hidden rounded-media bg-dragee">
					<ProductImage
						key={image}
						src={image}
						alt={viewText(name, chosen, images.length)}
						sizes="min(60rem, 100vw, 100vh)"
						loading="eager"
					/>
				</div>
				{images.length > 1 && (
					<div className="mt-4 flex items-center justify-center gap-4">
						<IconButton label="Vue précédente" onClick={() => step(-1)}>
							<ChevronLeft aria-hidden="true" className="size-5" />
						</IconButton>
						<p role="status" className="text-sm text-prune">
							Vue {chosen + 1} sur {images.length}
						</p>
						<IconButton label="Vue suivante" onClick={() => step(1)}>
							<ChevronRight aria-hidden="true" className="size-5" />
						</IconButton>
					</div>
				)}
			</div>
		</Dialog>
	);
}

/** What a picture shows, in words. */
function viewText(name: string, index: number, count: number): string {
	return count > 1 ? `${name}, vue ${index + 1} sur ${count}` : name;
}

"use client";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { ProductImage } from "@/features/shop/catalogue";
import { classNames } from "@/ui/class-names";
import { Dialog } from "@/ui/dialog";
import { IconButton } from "@/ui/icon-button";

export interface GalleryZoomProps {
	name: string;
	images: readonly string[];
	/** Index of the image shown; the page's gallery follows it. */
	chosen: number;
	onChoose: (index: number) => void;
	open: boolean;
	onClose: () => void;
}

/** The image as large as the window, twice that on demand, with arrows to the other views. */
export default function GalleryZoom({ name, images, chosen, onChoose, open, onClose }: GalleryZoomProps) {
	const [isMagnified, setMagnified] = useState(false);
	const frame = useRef<HTMLElement>(null);
	// Magnified from the middle, where the product stands.
	useLayoutEffect(() => {
		const element = frame.current;
		if (!element || !isMagnified) return;
		element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
		element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
	}, [isMagnified]);
	const step = (by: 1 | -1) => onChoose((chosen + by + images.length) % images.length);
	const onKeyDown = ({ key }: KeyboardEvent) => {
		// Magnified, the arrows scroll the picture.
		if (images.length < 2 || isMagnified) return;
		if (key === "ArrowLeft") step(-1);
		if (key === "ArrowRight") step(1);
	};
	const Magnifier = isMagnified ? ZoomOut : ZoomIn;
	const image = images[chosen] ?? images[0] ?? "";
	return (
		<Dialog open={open} onClose={onClose} title={name} className="max-w-[max(20rem,min(60rem,calc(100dvh-12rem)))]!">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut for the two buttons inside */}
			<div onKeyDown={onKeyDown}>
				<section
					ref={frame}
					aria-label="Image agrandie"
					tabIndex={isMagnified ? 0 : undefined}
					className="aspect-square overflow-auto overscroll-contain rounded-media bg-dragee max-sm:-mx-4"
				>
					<div className={classNames("relative aspect-square", isMagnified ? "w-[200%]" : "w-full")}>
						<ProductImage
							key={image}
							src={image}
							alt={viewText(name, chosen, images.length)}
							from={680}
							to={1600}
							sizes="min(75rem, 200vw)"
							loading="eager"
						/>
					</div>
				</section>
				<div className="mt-4 flex items-center justify-center gap-4">
					{images.length > 1 && (
						<>
							<IconButton label="Vue précédente" onClick={() => step(-1)}>
								<ChevronLeft aria-hidden="true" className="size-5" />
							</IconButton>
							<p role="status" className="text-sm text-prune">
								Vue {chosen + 1} sur {images.length}
							</p>
							<IconButton label="Vue suivante" onClick={() => step(1)}>
								<ChevronRight aria-hidden="true" className="size-5" />
							</IconButton>
						</>
					)}
					<IconButton label={isMagnified ? "Réduire" : "Grossir deux fois"} onClick={() => setMagnified(!isMagnified)}>
						<Magnifier aria-hidden="true" className="size-5" />
					</IconButton>
				</div>
			</div>
		</Dialog>
	);
}

/** What an image shows, in words. */
function viewText(name: string, index: number, count: number): string {
	return count > 1 ? `${name}, vue ${index + 1} sur ${count}` : name;
}

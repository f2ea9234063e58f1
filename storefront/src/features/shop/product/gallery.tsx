"use client";
import { ZoomIn } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { ProductImage } from "@/features/shop/catalogue";
import { classNames } from "@/ui/class-names";
import { Warning } from "@/ui/warning";
import type { GalleryZoomProps } from "./gallery-zoom";

interface GalleryProps {
	name: string;
	images: readonly string[];
	/** The ticket on the picture. */
	children?: ReactNode;
}

/** One image large, all of them as thumbnails; a press on the large one opens it as large as the window. */
export function Gallery({ name, images, children }: GalleryProps) {
	const [chosen, setChosen] = useState(0);
	const { Zoom, isOpen, isUnavailable, open, close } = useZoom();
	const main = images[chosen] ?? images[0] ?? "";
	return (
		<div className="max-md:flex max-md:flex-wrap max-md:justify-center max-md:gap-x-3">
			<div className="relative aspect-square overflow-hidden rounded-media bg-dragee max-md:h-[216px]">
				<ProductImage
					key={main}
					src={main}
					alt={images.length > 1 ? `${name}, vue ${chosen + 1} sur ${images.length}` : name}
					from={288}
					to={1280}
					sizes="(min-width: 1360px) 600px, (min-width: 48rem) 45vw, 216px"
					loading="eager"
					fetchPriority="high"
				/>
				{children}
				<p className="absolute bottom-0 left-4 bg-papier px-2 text-xs">Visuel d'illustration</p>
				{main && (
					<button
						type="button"
						aria-label="Agrandir l'image"
						aria-haspopup="dialog"
						onClick={open}
						className="group absolute inset-0 cursor-zoom-in rounded-media focus-visible:-outline-offset-4"
					>
						<span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-papier text-encre shadow-lift group-hover:bg-dragee">
							<ZoomIn aria-hidden="true" className="size-5" />
						</span>
					</button>
				)}
			</div>
			{images.length > 1 && <Thumbnails images={images} chosen={chosen} onChoose={setChosen} />}
			{isUnavailable && (
				<Warning className="mt-2">L'image n'a pas pu être agrandie&nbsp;: la connexion semble coupée.</Warning>
			)}
			{Zoom && <Zoom name={name} images={images} chosen={chosen} onChoose={setChosen} open={isOpen} onClose={close} />}
		</div>
	);
}

function Thumbnails({
	images,
	chosen,
	onChoose,
}: {
	images: readonly string[];
	chosen: number;
	onChoose: (index: number) => void;
}) {
	return (
		<ul
			aria-label="Autres vues"
			className="flex gap-3 max-md:h-[216px] max-md:flex-col max-md:overflow-y-auto md:mt-3 md:flex-wrap"
		>
			{images.map((image, index) => (
				<li key={image}>
					<button
						type="button"
						aria-label={`Vue ${index + 1} sur ${images.length}`}
						aria-pressed={index === chosen}
						onClick={() => onChoose(index)}
						className={classNames(
							"relative block size-[64px] overflow-hidden rounded-control border-[2.5px] md:size-22",
							index === chosen ? "border-framboise" : "border-trait hover:border-bordure",
						)}
					>
						<ProductImage src={image} alt="" from={96} to={288} sizes="96px" />
					</button>
				</li>
			))}
		</ul>
	);
}

/** The dialog, whose code comes with its first opening. */
function useZoom() {
	const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isUnavailable, setUnavailable] = useState(false);
	const open = () => {
		setOpen(true);
		setUnavailable(false);
		import("./gallery-zoom").then(
			(loaded) => setZoom(() => loaded.default),
			() => setUnavailable(true),
		);
	};
	return { Zoom, isOpen, isUnavailable, open, close: () => setOpen(false) };
}

import type { StaticImageData } from "next/image";
import { BRAND } from "@/config/brand";
import { Link } from "@/ui/link";
import drawing from "./logo.svg";

const logo: StaticImageData = drawing;

/** The name of the house, drawn (scripts/draw-logo.mjs): it looks the same whether or not its font has come. */
export function Logo() {
	return (
		<Link href="/" className="block">
			{/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
			<img
				src={logo.src}
				alt={BRAND.name}
				width={logo.width}
				height={logo.height}
				className="h-3 w-auto xs:h-4.25 sm:h-7.5"
			/>
		</Link>
	);
}

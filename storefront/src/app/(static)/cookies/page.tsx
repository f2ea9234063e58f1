import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("cookies");

export default function Page() {
	return <TextPage slug="cookies" />;
}

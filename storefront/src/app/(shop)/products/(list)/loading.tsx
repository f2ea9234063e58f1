export { CatalogueSkeleton as default } from "@/features/catalogue/server";

export { CameraButton } from "./camera-button";

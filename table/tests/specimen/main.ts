import '../../look/tokens.css';
import '../../look/fonts.css';
import '../../look/base.css';
import { mount } from 'svelte';
import Specimen from './Specimen.svelte';

mount(Specimen, { target: document.getElementById('app') as HTMLElement });
